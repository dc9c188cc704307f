import { SupraClient } from "supra-l1-sdk";

/** Reads the decimals under each address of the entry and reports every difference. */
export async function checkDecimals(t: { coinAddress: string | null; faAddress: string | null; decimals: number }): Promise<string[]> {
  const supra = await SupraClient.init("https://rpc-mainnet.supra.com");
  const errors: string[] = [];
  if (t.faAddress) {
    const [decimals] = await supra.invokeViewMethod("0x1::fungible_asset::decimals", ["0x1::fungible_asset::Metadata"], [t.faAddress]);
    if (Number(decimals) !== t.decimals) errors.push(`FA has ${decimals} decimals`);
  }
  if (t.coinAddress) {
    const { decimals } = await supra.getCoinInfo(t.coinAddress);
    if (Number(decimals) !== t.decimals) errors.push(`Coin has ${decimals} decimals`);
  }
  return errors;
}
