import { renderToStaticMarkup } from "react-dom/server";
import { DocumentTree } from "../DocumentTree";
import { withBreaks } from "./breaks";

const ADDRESS = `0x${"9".repeat(64)}`;

test.each([
  ["u64Argument", "u64Argument"],
  ["a sentence of words", "a sentence of words"],
  ["https://rpc-testnet.supra.com/rpc?a=1", "https://|rpc-|testnet.|supra.|com/|rpc?|a=|1"],
  ["coin_entry::swap_exact_in", "coin_|entry::|swap_|exact_|in"],
  ["LiquidityRemoved", "Liquidity|Removed"],
  ["0xREPLACE_ME_POOL", "0xREPLACE_|ME_|POOL"],
  [ADDRESS, ADDRESS.replace(/.{8}(?=.)/g, "$&|")],
])("%s can break between its segments", (text, broken) => {
  const html = renderToStaticMarkup(<p>{withBreaks(text)}</p>);
  expect(html.replaceAll("<wbr/>", "|")).toBe(`<p>${broken}</p>`);
});

test("code and addresses can break in the cells of a table, and nowhere else", () => {
  const code = { type: "code", children: ["integrator_fee_bps"] };
  const cell = (type: string) => ({ type, children: [{ type: "strong", children: [code] }] });
  const row = { type: "tr", children: [cell("th"), cell("td")] };
  const nodes = [code, { type: "table", children: [{ type: "tbody", children: [row] }] }];
  expect(renderToStaticMarkup(<DocumentTree nodes={nodes} />).split("_<wbr/>")).toHaveLength(5);
});
