import type { SupraAccount } from "supra-l1-sdk";
import { connect, setting } from "./connect.ts";
import { addressArgument, u64Argument } from "./encode.ts";
import { sendCall } from "./send-call.ts";

export async function faSwap(account: SupraAccount, q: { pool: string; tokenIn: string; amountIn: bigint; tokenOut: string; minAmountOut: bigint }) {
  if (q.amountIn <= 0n || q.minAmountOut <= 0n) throw new Error("amounts must be above zero");
  const deadlineSecs = BigInt(Math.floor(Date.now() / 1000) + 60);
  return sendCall(await connect(), account, `${setting("AMM_ADDRESS")}::fa_entry::swap_exact_in`, [
    addressArgument(q.pool),
    addressArgument(q.tokenIn),
    u64Argument(q.amountIn),
    addressArgument(q.tokenOut),
    u64Argument(q.minAmountOut),
    u64Argument(deadlineSecs),
  ]);
}
