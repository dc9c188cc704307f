// #region main
import { accountFromKey, connect, explorerLink, setting } from "./connect.ts";
import { checkQuote, getQuote } from "./quote.ts";
import { swap } from "./swap.ts";

const supra = await connect();
const account = accountFromKey();
const request = {
  tokenIn: setting("TOKEN_IN"), tokenOut: setting("TOKEN_OUT"), sender: account.address().toString(),
  amountIn: 100_000_000n, // 1 SUPRA
  slippageBps: 50,
};
const quote = await getQuote(request);
checkQuote(quote, request, 1n); // replace 1n by your own lower bound
console.log("expected:", quote.amountOut, "at least:", quote.minAmountOut);
console.log(explorerLink(await swap(supra, account, quote)));
// #endregion main
