import { checkMove } from "./checkMove";

const sample = (code: string) => ({
  file: "content/docs/x.mdx",
  line: 10,
  language: "move",
  code,
  pageText: "",
});

test.each([
  "module a::b { public fun f( { } }",
  "struct S has key { a u64 }",
  "let x = ;",
  "public entry fun swap(user: &signer, amount u64)",
])("%p does not parse", async (code) => {
  expect(await checkMove([sample(code)])).toHaveLength(1);
});

test.each([
  "module a::b { use std::signer; public entry fun f(user: &signer) { let a = signer::address_of(user); } }",
  "#[event]\nstruct Paid has drop, store { amount: u64 }",
  "public entry fun swap(user: &signer, amount: u64)",
  "assert!(a >= b, error::out_of_range(E_MIN_OUT));",
])("%p parses", async (code) => {
  expect(await checkMove([sample(code)])).toEqual([]);
});
