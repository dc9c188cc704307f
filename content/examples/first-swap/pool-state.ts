import { connect, setting } from "./connect.ts";

/** State of a pool. A view returns u64 and u128 as strings: parse them with BigInt, never with Number. */
export async function poolState(pool: string) {
  const supra = await connect();
  const read = (name: string): Promise<unknown[]> =>
    supra.invokeViewMethod(`${setting("AMM_ADDRESS")}::pool::${name}`, [], [pool]);
  const [[balances], [weights], [feeBps]] = (await Promise.all([
    read("balances"), read("weights"), read("swap_fee_bps"),
  ])) as [[string[]], [string[]], [string]];
  return { balances: balances.map(BigInt), weights: weights.map(BigInt), feeBps: Number(feeBps) };
}
