// #region swap
import { type SupraAccount, type SupraClient, type TransactionResponse, TransactionStatus } from "supra-l1-sdk";
import { encodeSwap } from "./encode.ts";
import { sendCall } from "./send-call.ts";
import type { Quote } from "./quote.ts";

/** Sends the swap of a checked quote and waits for it. @throws Error unless it succeeded */
export async function swap(supra: SupraClient, account: SupraAccount, quote: Quote): Promise<TransactionResponse> {
  const [tokenIn, tokenOut, , minAmountOut, amounts, pools, tokens, deadlineSecs, referrer, integrator, feeBps] =
    quote.transaction.arguments as [string, string, string, string, string[], string[][], string[][], string, string, string, string];
  const sent = await sendCall(supra, account, quote.transaction.function, encodeSwap({
    tokenIn, tokenOut, minAmountOut: BigInt(minAmountOut), deadlineSecs: BigInt(deadlineSecs),
    legs: amounts.map((amount, leg) => ({ amountIn: BigInt(amount), pools: pools[leg] ?? [], tokens: tokens[leg] ?? [] })),
    referrer, integrator, integratorFeeBps: BigInt(feeBps),
  }));
  if (sent.result !== TransactionStatus.Success) throw new Error(`not swapped: ${sent.result} ${sent.txHash}`);
  return sent;
}
// #endregion swap
