import type { SupraClient } from "supra-l1-sdk";
import { setting } from "./connect.ts";
import { network } from "./network.ts";

/** A price of Supra's oracle as numerator and denominator. @throws Error when it is zero or over a minute old */
async function price(supra: SupraClient, pair: string): Promise<[bigint, bigint]> {
  const view = `${network.oracle}::supra_oracle_storage::get_price`;
  const [value, decimals, time] = await supra.invokeViewMethod(view, [], [Number(pair) as never]); // u32: a number in JSON
  if (value === "0" || Date.now() - Number(time) > 60_000) throw new Error(`no fresh price of pair ${pair}`);
  return [BigInt(value), 10n ** BigInt(decimals)];
}

/** The least output to accept: 2% below the oracle's prices of both tokens, which have 8 decimals here. */
export async function minOutFromOracle(supra: SupraClient, amountIn: bigint): Promise<bigint> {
  const [[paid, paidUnit], [received, receivedUnit]] = await Promise.all([price(supra, setting("PAIR_IN")), price(supra, setting("PAIR_OUT"))]);
  return (amountIn * paid * receivedUnit * 98n) / (received * paidUnit * 100n);
}
