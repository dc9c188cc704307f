// #region main
import { accountFromKey, connect, explorerLink, setting } from "./connect.ts";
import { checkQuote, getQuote } from "./quote.ts";
import { swap } from "./swap.ts";

const supra = await connect();
const account = accountFromKey();
const floor = BigInt(setting("MIN_OUT")); // your own lower bound in base units, from a price that you trust
const request = {
  tokenIn: setting("TOKEN_IN"), tokenOut: setting("TOKEN_OUT"), sender: account.address().toString(),
  amountIn: 100_000_000n, // 1 SUPRA
  slippageBps: 50,
};
const quote = await getQuote(request);
checkQuote(quote, request, floor);
console.log("expected:", quote.amountOut, "at least:", quote.minAmountOut);
console.log(explorerLink(await swap(supra, account, quote)));
// #endregion main
