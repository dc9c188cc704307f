export interface Reading { cumulative: bigint; secs: bigint }

/** Average price between two readings, in the scale of cumulative_price, rounded down. */
export function twap(first: Reading, last: Reading): bigint {
  if (last.secs <= first.secs) throw new Error("readings are not in order");
  return (last.cumulative - first.cumulative) / (last.secs - first.secs);
}
