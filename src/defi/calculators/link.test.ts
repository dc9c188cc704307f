import { CALCULATORS } from "./calculators";
import { initialInputs } from "./evaluate";
import { isLinkWhole, readInputs, writeInputs } from "./link";

const swap = initialInputs(CALCULATORS.swap);
const split = initialInputs(CALCULATORS.split);

test("defaults leave the address clean", () => {
  expect(writeInputs("", "swap", CALCULATORS.swap, swap, swap)).toBe("");
  expect(writeInputs("?swap.fee=1", "swap", CALCULATORS.swap, swap, swap)).toBe("");
});

test("inputs go into the query under the calculator's id and are read back", () => {
  const inputs = { ...swap, amountIn: "20,000", fee: "1" };
  const query = writeInputs("", "swap", CALCULATORS.swap, inputs, swap);
  expect(query).toBe("?swap.amountIn=20%2C000&swap.fee=1");
  expect(readInputs(query, "swap", CALCULATORS.swap, swap)).toEqual(inputs);
});

test("two calculators on a page and other parameters share the address", () => {
  const inputs = { ...swap, fee: "1" };
  const query = writeInputs("?q=1&il.ratio=3", "swap", CALCULATORS.swap, inputs, swap);
  expect(query).toBe("?q=1&il.ratio=3&swap.fee=1");
  const il = readInputs(query, "il", CALCULATORS.il, initialInputs(CALCULATORS.il));
  expect(il).toMatchObject({ ratio: "3" });
});

test("rows are read back, including added and removed ones", () => {
  const inputs = {
    ...split,
    pools: [
      { reserveIn: "1,000", reserveOut: "500", fee: "0.30" },
      { reserveIn: "2", reserveOut: "1", fee: "1" },
    ],
  };
  const query = writeInputs("?q=1", "split", CALCULATORS.split, inputs, split);
  expect(readInputs(query, "split", CALCULATORS.split, split)).toEqual(inputs);
});

test("an address cannot add more rows than a reader may", () => {
  const query = `?split.pools=${Array(8).fill("1_2_3").join("~")}`;
  expect(readInputs(query, "split", CALCULATORS.split, split).pools).toHaveLength(6);
});

test.each([
  ["an unknown choice", "?weighted.direction=up"],
  ["an unknown field", "?weighted.x=1"],
  ["a very long value", `?weighted.fee=${"1".repeat(3_000)}`],
])("%s in an address is ignored", (_what, query) => {
  const initial = initialInputs(CALCULATORS.weighted);
  expect(readInputs(query, "weighted", CALCULATORS.weighted, initial)).toEqual(initial);
});

test("an address does not carry text that code to copy is made of, in either direction", () => {
  const widget = initialInputs(CALCULATORS.widget);
  const query = "?widget.origin=https%3A%2F%2Fevil.example&widget.integrator=0xe&widget.theme=dark";
  expect(readInputs(query, "widget", CALCULATORS.widget, widget)).toEqual({
    ...widget,
    theme: "dark",
  });
  const typed = { ...widget, origin: "https://evil.example", theme: "dark" };
  expect(writeInputs("", "widget", CALCULATORS.widget, typed, widget)).toBe("?widget.theme=dark");
  const isWhole = (inputs: typeof widget) => isLinkWhole(CALCULATORS.widget, inputs, widget);
  expect([isWhole(typed), isWhole({ ...widget, theme: "dark" })]).toEqual([false, true]);
});
