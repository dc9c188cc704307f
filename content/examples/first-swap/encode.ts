// #region encode
import { BCS, TxnBuilderTypes } from "supra-l1-sdk";

type Write<T> = (to: BCS.Serializer, value: T) => void;
const writeU64: Write<bigint> = (to, value) => to.serializeU64(value);
const writeAddress: Write<string> = (to, hex) => TxnBuilderTypes.AccountAddress.fromHex(hex).serialize(to);
const writeVector = <T>(item: Write<T>): Write<readonly T[]> => (to, values) => {
  to.serializeU32AsUleb128(values.length);
  for (const value of values) item(to, value);
};
function encode<T>(write: Write<T>, value: T): Uint8Array {
  const to = new BCS.Serializer();
  write(to, value);
  return to.getBytes();
}

export const u64Argument = (value: bigint) => encode(writeU64, value);
export const addressArgument = (hex: string) => encode(writeAddress, hex);

export type Leg = { amountIn: bigint; pools: string[]; tokens: string[] };
export type SwapExactIn = {
  tokenIn: string; tokenOut: string; minAmountOut: bigint; legs: Leg[]; deadlineSecs: bigint;
  referrer?: string; integrator?: string; integratorFeeBps?: bigint;
};

/** Arguments of router::swap_exact_in, after the signer. Refuses what the module would refuse. */
export function encodeSwap(q: SwapExactIn): Uint8Array[] {
  if (q.minAmountOut <= 0n) throw new Error("set a minimum output");
  for (const { pools, tokens } of q.legs)
    if (pools.length !== tokens.length || tokens.at(-1) !== q.tokenOut) throw new Error("broken path");
  return [
    encode(writeAddress, q.tokenIn),
    encode(writeAddress, q.tokenOut),
    encode(writeU64, q.legs.reduce((sum, leg) => sum + leg.amountIn, 0n)),
    encode(writeU64, q.minAmountOut),
    encode(writeVector(writeU64), q.legs.map((leg) => leg.amountIn)),
    encode(writeVector(writeVector(writeAddress)), q.legs.map((leg) => leg.pools)),
    encode(writeVector(writeVector(writeAddress)), q.legs.map((leg) => leg.tokens)),
    encode(writeU64, q.deadlineSecs),
    encode(writeAddress, q.referrer ?? "0x0"),
    encode(writeAddress, q.integrator ?? "0x0"),
    encode(writeU64, q.integratorFeeBps ?? 0n),
  ];
}
// #endregion encode
