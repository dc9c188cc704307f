import path from "node:path";
import { formatReport } from "../../../plugins/site-content/problems";
import { readProse } from "../prose/prosePage";
import { checkMove } from "./checkMove";
import { codeSamples } from "./codeSamples";

const ROOT = path.resolve(__dirname, "../../..");
const sample = (code: string) => ({ file: "content/docs/x.mdx", line: 10, language: "move", code, pageText: "" });

test("the Move samples of the site parse", async () => {
  const { pages, site } = await readProse(ROOT);
  const { name, slug, ticker } = site.config.product;
  const samples = codeSamples(pages, { product: name, productSlug: slug, ticker }).filter(({ language }) => language === "move");
  expect(samples.length).toBeGreaterThan(8);
  expect(formatReport(await checkMove(samples), "the samples")).toBe(formatReport([], "the samples"));
}, 180_000);

test.each(["module a::b { public fun f( { } }", "struct S has key { a u64 }", "let x = ;", "public entry fun swap(user: &signer, amount u64)"])(
  "%p does not parse",
  async (code) => {
    expect(await checkMove([sample(code)])).toHaveLength(1);
  },
);

test.each([
  "module a::b { use std::signer; public entry fun f(user: &signer) { let a = signer::address_of(user); } }",
  "#[event]\nstruct Paid has drop, store { amount: u64 }",
  "public entry fun swap(user: &signer, amount: u64)",
  "assert!(a >= b, error::out_of_range(E_MIN_OUT));",
])("%p parses", async (code) => {
  expect(await checkMove([sample(code)])).toEqual([]);
});
