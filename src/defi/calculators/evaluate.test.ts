import { CALCULATORS, type CalculatorKind } from "./calculators";
import { evaluate, firstError, initialInputs, type RawInputs } from "./evaluate";

describe("errors are in words, at their field", () => {
  test.each<[CalculatorKind, RawInputs, string, string]>([
    ["swap", { amountIn: "" }, "amountIn", "Enter a number."],
    ["swap", { amountIn: "ten" }, "amountIn", "Enter a number, such as 1,234.5."],
    ["swap", { amountIn: "0" }, "amountIn", "Enter a number above 0."],
    ["swap", { fee: "100" }, "fee", "Enter a number below 100%."],
    ["swap", { fee: "-1" }, "fee", "Enter 0% or more."],
    [
      "swap",
      { amountIn: "1000000000000001" },
      "amountIn",
      "Enter a number of at most 1,000,000,000,000,000.",
    ],
    ["minReceived", { tolerance: "101" }, "tolerance", "Enter a number from 0% to 100%."],
    [
      "minReceived",
      { quote: "1.123456789" },
      "quote",
      "The token has 8 decimals; this amount has 9.",
    ],
    ["minReceived", { quote: "-1" }, "quote", "Enter 0 or more."],
    ["minReceived", { quote: "1".repeat(61) }, "quote", "Enter at most 60 digits."],
    ["gas", { used: "1.5" }, "used", "Enter a whole number."],
    ["dca", { prices: "2 x 3" }, "prices", '"x" is not a number. Separate numbers with spaces.'],
    ["dca", { prices: "2 0" }, "prices", 'Every number must be above 0; "0" is not.'],
    [
      "exactOut",
      { amountOut: "500,000" },
      "amountOut",
      "The pool holds 500,000.00 ALPHA; enter less.",
    ],
    [
      "pnl",
      { trades: [{ side: "sell", amount: "1", price: "2" }] },
      "trades.0.amount",
      "Only 0.00 ALPHA are held at this point.",
    ],
    [
      "split",
      { pools: [{ reserveIn: "x", reserveOut: "1", fee: "0.3" }] },
      "pools.0.reserveIn",
      "Enter a number, such as 1,234.5.",
    ],
    ["split", { pools: [] }, "pools", "Use 1 to 6 rows."],
    ["tokenEntry", { entry: "[]" }, "entry", "Paste one entry: an object in braces."],
    [
      "widget",
      { tokenIn: "USDX" },
      "tokenIn",
      "Enter an address that starts with 0x, never a ticker.",
    ],
    ["widget", { network: "devnet" }, "network", "Choose one of the options."],
    [
      "swap",
      { amountIn: "960034132450834.9", reserveIn: "0.000554583646430004" },
      "",
      "These inputs have no result: some are too large or too small for the others.",
    ],
  ])("%s %j: %s", (kind, inputs, field, message) => {
    const { errors, result } = evaluate(CALCULATORS[kind], {
      ...initialInputs(CALCULATORS[kind]),
      ...inputs,
    });
    expect(errors).toEqual({ [field]: message });
    expect(result).toBeUndefined();
  });

  test("everything bought in several trades can be sold at once", () => {
    const trades = [
      { side: "buy", amount: "0.7", price: "1" },
      { side: "buy", amount: "0.1", price: "1" },
      { side: "sell", amount: "0.8", price: "2" },
    ];
    expect(evaluate(CALCULATORS.pnl, { ...initialInputs(CALCULATORS.pnl), trades }).errors).toEqual(
      {},
    );
  });

  test("a transaction pays for no more gas than its maximum", () => {
    const inputs = { ...initialInputs(CALCULATORS.gas), used: "2,000", most: "1,000" };
    expect(evaluate(CALCULATORS.gas, inputs).result).toMatchObject({
      sentence: "The network fee is 1 SUPRA, and at most 1 SUPRA.",
      warning: expect.stringContaining("OUT_OF_GAS"),
    });
  });

  test("errors that a reader did not cause are rethrown", () => {
    const broken = { ...CALCULATORS.gas, compute: () => JSON.parse("{") };
    expect(() => evaluate(broken, initialInputs(broken))).toThrow(SyntaxError);
  });
});

test.each<[CalculatorKind, RawInputs, string | undefined]>([
  ["swap", {}, undefined],
  ["swap", { fee: "x" }, "Swap fee: Enter a number, such as 1,234.5."],
  [
    "split",
    {
      pools: [
        { reserveIn: "1", reserveOut: "1", fee: "0" },
        { reserveIn: "1", reserveOut: "1", fee: "" },
      ],
    },
    "Pool 2, Fee: Enter a number.",
  ],
  ["split", { pools: [] }, "Pools: Use 1 to 6 rows."],
])("the first error of %s %j includes the name of its input: %s", (kind, inputs, message) => {
  const all = { ...initialInputs(CALCULATORS[kind]), ...inputs };
  expect(firstError(CALCULATORS[kind], evaluate(CALCULATORS[kind], all).errors)).toBe(message);
});
