export function toBaseUnits(amount: string, decimals: number): bigint {
  if (!/^\d+(\.\d+)?$/.test(amount)) throw new Error("not a plain decimal");
  const [int, frac = ""] = amount.split(".") as [string, string?];
  if (frac.length > decimals) throw new Error(`more than ${decimals} decimals`);
  return BigInt(int + frac.padEnd(decimals, "0"));
}
export function fromBaseUnits(value: bigint, decimals: number): string {
  const s = value.toString().padStart(decimals + 1, "0");
  const int = s.slice(0, s.length - decimals);
  const frac = decimals ? s.slice(-decimals).replace(/0+$/, "") : "";
  return frac ? `${int}.${frac}` : int;
}
export const minOut = (quote: bigint, bps: number) => (quote * BigInt(10_000 - bps)) / 10_000n; // rounds down
export const maxIn = (quote: bigint, bps: number) => (quote * BigInt(10_000 + bps) + 9_999n) / 10_000n; // rounds up
