// #region main
import { accountFromKey, connect, explorerLink, setting } from "./connect.ts";
import { minOutFromOracle } from "./min-out.ts";
import { checkQuote, getQuote } from "./quote.ts";
import { swap } from "./swap.ts";
import { fromBaseUnits, toBaseUnits } from "./units.ts";

const supra = await connect();
const account = accountFromKey();
const request = {
  tokenIn: setting("TOKEN_IN"), tokenOut: setting("TOKEN_OUT"), sender: account.address().toString(),
  amountIn: toBaseUnits("1", 8), // 1 SUPRA
  slippageBps: 50,
};
const quote = await getQuote(request);
console.log("quote:", fromBaseUnits(BigInt(quote.amountOut), 8), "at least:", fromBaseUnits(BigInt(quote.minAmountOut), 8));

const floor = await minOutFromOracle(supra, request.amountIn);
checkQuote(quote, request, floor);
console.log("checked: function, tokens, input, legs, fee, expiry, minimum above", fromBaseUnits(floor, 8));

const { txHash, result } = await swap(supra, account, quote);
console.log("hash:", txHash);
console.log("status:", result);
console.log(explorerLink(txHash));
// #endregion main
