// #region send-call
import { BCS, type SupraAccount, SupraClient, type TransactionResponse, type TxnBuilderTypes } from "supra-l1-sdk";

/** Simulates a call, takes the fee limit from what the simulation used, signs, sends and waits for the result. */
export async function sendCall(
  supra: SupraClient, account: SupraAccount, name: string, args: Uint8Array[], types: TxnBuilderTypes.TypeTag[] = [],
): Promise<TransactionResponse> {
  const [address = "", module = "", fn = ""] = name.split("::");
  const { sequence_number } = await supra.getAccountInfo(account.address());
  const gasUnitPrice = await supra.getGasPrice();
  const build = (maxGas: bigint) =>
    supra.createRawTxObject(account.address(), sequence_number, address, module, fn, types, args, { maxGas, gasUnitPrice });
  const trial = supra.getSendTxPayload(account, await build(2_000n));
  const { output } = (await supra.simulateTx(trial)) as { output: { Move: { gas_used: number } } }; // throws if the call aborts
  const maxGas = (BigInt(output.Move.gas_used) * 12n + 9n) / 10n; // 20% more, rounded up
  const raw = await build(maxGas);
  const signature = SupraClient.signSupraTransaction(account, raw);
  console.log("signed:", signature.toString(), "maximum fee:", maxGas * gasUnitPrice, "quants");
  return supra.sendTxUsingSerializedRawTransactionAndSignature(account.pubKey(), signature, BCS.bcsToBytes(raw), { enableWaitForTransaction: true });
}
// #endregion send-call
