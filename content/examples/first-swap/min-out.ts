import type { SupraClient } from "supra-l1-sdk";
import { setting } from "./connect.ts";
import { network } from "./network.ts";

const MAX_AGE_MS = 300_000; // the oldest price that you accept

/** A price of Supra's oracle as numerator and denominator. @throws Error when it is zero or too old */
async function price(supra: SupraClient, pair: string): Promise<[bigint, bigint]> {
  const view = `${network.oracle}::supra_oracle_storage::get_price`;
  const [value, decimals, time] = await supra.invokeViewMethod(view, [], [Number(pair) as never]); // u32: a number in JSON
  if (value === "0" || Date.now() - Number(time) > MAX_AGE_MS) throw new Error(`no fresh price of pair ${pair}`);
  return [BigInt(value), 10n ** BigInt(decimals)];
}

/** The least output to accept: 2% below the oracle's prices of both tokens, which have 8 decimals here. */
export async function minOutFromOracle(supra: SupraClient, amountIn: bigint): Promise<bigint> {
  const [paid, paidUnit] = await price(supra, setting("PAIR_IN"));
  const [received, receivedUnit] = await price(supra, setting("PAIR_OUT"));
  return (amountIn * paid * receivedUnit * 98n) / (received * paidUnit * 100n);
}
