import { inflections, numberForms, withoutPrefix } from "./wordForms";

test.each([
  ["swap", ["swaps"]],
  ["fees", ["fee"]],
  ["strategies", ["strategy"]],
  ["strategy", ["strategies"]],
  ["loss", ["losses"]],
  ["v2", []],
  ["0.3", ["0.30"]],
  ["2.50", ["2.5"]],
])("the other number of %s is among its forms", (word, forms) => {
  expect(numberForms(word)).toEqual(expect.arrayContaining(forms));
});

test.each([["5"], ["0.25"], ["1.2.0"]])("%s is written in one way only", (number) => {
  expect(numberForms(number)).toEqual([]);
});

test.each([
  ["connecting", "connect"],
  ["connect", "connecting"],
  ["swapping", "swap"],
  ["swaps", "swapping"],
  ["hopping", "hop"],
  ["mined", "mine"],
  ["trading", "trade"],
  ["trade", "traded"],
  ["staked", "stake"],
  ["safely", "safe"],
  ["safe", "safely"],
  ["graduates", "graduation"],
  ["graduation", "graduate"],
  ["protection", "protect"],
  ["audited", "audits"],
  ["approve", "approval"],
  ["withdrawal", "withdraw"],
  ["settle", "settlement"],
  ["cancel", "cancelled"],
  ["cancelled", "cancel"],
  ["cancel", "cancellation"],
  ["cancellations", "cancel"],
  ["install", "installation"],
  ["configuration", "configure"],
  ["optimize", "optimization"],
  ["validation", "validate"],
  ["verify", "verification"],
  ["verified", "verification"],
  ["notifications", "notify"],
  ["lost", "lose"],
  ["losing", "lost"],
  ["repayment", "repaid"],
  ["sniper", "sniping"],
  ["traders", "trade"],
  ["showing", "shown"],
  ["different", "difference"],
  ["hide", "hidden"],
  ["forgot", "forget"],
  ["safe", "safety"],
  ["safety", "safe"],
  ["expiry", "expire"],
  ["expiration", "expiry"],
  ["expired", "expiry"],
  ["recover", "recovery"],
  ["recovered", "recovery"],
  ["propose", "proposal"],
  ["proposal", "propose"],
  ["losing", "loss"],
  ["secure", "security"],
  ["security", "secure"],
])("%s has the form %s", (word, form) => {
  expect(inflections(word)).toContain(form);
});

test.each(["fee", "dca", "0x1a", "usdc2"])("%s, which is short or has digits, has none", (word) => {
  expect(inflections(word)).toEqual([]);
});

test.each([
  ["mining", "min"],
  ["hoped", "hop"],
  ["plan", "planing"],
])("%s, whose last letter would be doubled, has no form %s", (word, form) => {
  expect(inflections(word)).not.toContain(form);
});

test("a unit is not a form of a noun that begins with it", () => {
  expect(inflections("quantity")).not.toContain("quant");
});

test("no word is its own form, nor a bare plural, which numberForms knows", () => {
  for (const word of ["swaps", "connect", "pool"]) expect(inflections(word)).not.toContain(word);
  expect(inflections("pool")).not.toContain("pools");
});

test.each([
  ["delist", "list"],
  ["presale", "sale"],
  ["undertake", "take"],
  ["rerun", undefined],
  ["ledger", undefined],
])("%s without its prefix is %s", (word, rest) => {
  expect(withoutPrefix(word)).toBe(rest);
});
