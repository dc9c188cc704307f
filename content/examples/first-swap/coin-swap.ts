import { type SupraAccount, TxnBuilderTypes } from "supra-l1-sdk";
import { connect, setting } from "./connect.ts";
import { addressArgument, u64Argument } from "./encode.ts";
import { sendCall } from "./send-call.ts";

const typeTag = (name: string) => new TxnBuilderTypes.TypeTagParser(name).parseTypeTag();

/** Swaps a Coin for an FA. */
export async function coinSwap(account: SupraAccount, q: { coinType: string; pool: string; wrapper: string; amountIn: bigint; tokenOut: string; minAmountOut: bigint }) {
  if (q.amountIn <= 0n || q.minAmountOut <= 0n) throw new Error("amounts must be above zero");
  const module = `${setting("AMM_ADDRESS")}::coin_entry`;
  return sendCall(
    await connect(), account, `${module}::swap_exact_in`,
    [addressArgument(q.pool), addressArgument(q.wrapper), u64Argument(q.amountIn), addressArgument(q.tokenOut), u64Argument(q.minAmountOut)],
    [typeTag(q.coinType), typeTag(`${module}::NotACoin`)],
  );
}
