import { BPS, mulDivDown, mulDivUp } from "./fixedPoint";
import { requireFee, requireFeeBps, requireNonNegative, requireShare, requireWhole } from "./validation";

/** Parts of a fee, all in the unit the fee was taken in. `total = liquidityProviders + protocol`. */
export type FeeParts<Amount> = {
  readonly total: Amount;
  readonly liquidityProviders: Amount;
  readonly protocol: Amount;
};

/**
 * What a swap fee of `amountIn × fee` becomes: the protocol's share and the rest for liquidity providers.
 * @param fee fraction, 0.003 for 0.30%
 * @param protocolShare fraction of the fee, 0.2 for 20%
 * @throws RangeError for a negative amount, a fee outside [0, 1) or a share outside [0, 1]
 */
export function swapFeeParts(amountIn: number, fee: number, protocolShare: number): FeeParts<number> {
  requireNonNegative("amountIn", amountIn);
  requireFee(fee);
  requireShare("protocolShare", protocolShare);
  const total = amountIn * fee;
  const protocol = total * protocolShare;
  return { total, protocol, liquidityProviders: total - protocol };
}

/**
 * The same in base units: the fee is rounded up, the protocol's part down, so the pool never pays a fraction.
 * @param protocolShareBps 2,000 for 20% of the fee
 * @throws RangeError for a negative amount, feeBps outside 0–9,999 or protocolShareBps outside 0–10,000
 */
export function swapFeePartsUnits(amountIn: bigint, feeBps: number, protocolShareBps: number): FeeParts<bigint> {
  requireFeeBps(feeBps);
  requireWhole("protocolShareBps", protocolShareBps, 0, Number(BPS));
  const total = mulDivUp(amountIn, BigInt(feeBps), BPS);
  const protocol = mulDivDown(total, BigInt(protocolShareBps), BPS);
  return { total, protocol, liquidityProviders: total - protocol };
}

/**
 * Fee of a path as a fraction of its input, `1 − ∏(1 − f)`: two hops of 0.30% cost 0.5991%, not 0.60%.
 * @throws RangeError for a fee outside [0, 1)
 */
export function compoundFee(fees: readonly number[]): number {
  let kept = 1;
  for (const fee of fees) {
    requireFee(fee);
    kept *= 1 - fee;
  }
  return 1 - kept;
}
