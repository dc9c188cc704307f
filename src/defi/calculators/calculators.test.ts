import { PLOTS } from "../plots/plots";
import { scale } from "../plots/scale";
import { CALCULATORS, type CalculatorKind } from "./calculators";
import type { Calculator } from "./definition";
import { evaluate, initialInputs, type RawInputs } from "./evaluate";

const ALL = Object.entries<Calculator>(CALCULATORS) as [CalculatorKind, Calculator][];

/** All the text that a result shows, as one string. */
function shown(kind: CalculatorKind, inputs: RawInputs = {}): string {
  const { errors, result } = evaluate(CALCULATORS[kind], {
    ...initialInputs(CALCULATORS[kind]),
    ...inputs,
  });
  return JSON.stringify(result ?? errors);
}

/** The published results of each calculator's default inputs. */
const WORKED: Readonly<Record<CalculatorKind, readonly string[]>> = {
  swap: ["4,935.79 ALPHA", "2.02602", "0.9872%", "1.2842%", "2.04014", "1.0000297"],
  exactOut: ["10,131.40 USDX", "10,182.06 USDX"],
  quote: [
    "24,172.77 ALPHA",
    "431.28 ALPHA more",
    "amountIn=5000000000000&slippageBps=50",
    "5,955.32345373",
  ],
  minReceived: ["493,579,017,198", "491,111,122,112", "4,911.11122112 ALPHA"],
  split: ["24,172.77 ALPHA", "1.817%", "30,782.82", "61.57%", "3,329.14", "0.469255"],
  stable: ["99,860.15 USDY", "99,900.11 before", "90,909.09", "2,000,000"],
  weighted: ["2,454.38 ALPHA", "2.03717", "2.00000 USDX per ALPHA", "4,887.54 USDX"],
  depeg: ["208,330", "1,808,216", "1,835,724", "−3.383%", "−8.214%", "89.7%"],
  il: ["28,284.27", "30,000.00", "−1,715.73", "−5.72%", "202.2 days"],
  lpShare: ["707,106.78", "0.49801%", "0.50000%"],
  feeApr: ["10.95%", "11.57%", "0.125", "1.99400", "2.00602"],
  curve: ["50,309,671.27 MOON", "−1.99%", "5,030,967,127,203,430", "98,009,999,999"],
  vesting: ["By month 12, 30,000,000 tokens", "120,000,000"],
  emission: ["5,586,564.90", "39.85%", "7,810,085.19", "1,866,067.21", "22.76 months"],
  dca: ["790.00 ALPHA", "1.51899", "1.65833", "1,975.00", "1,500.00"],
  limit: ["2.21125", "0.511%", "2,200.00", "2,188.82"],
  stop: ["not filled", "1,592.36", "1,746.00", "11.54%"],
  referral: ["10.00 USDX", "2.00 go", "1.00 back", "7.00 to the protocol", "0.0900%"],
  points: ["100.00 points", "times 1.25", '"11"', "2,500.00"],
  raffle: ["11.78%", "0.125"],
  pnl: ["300.00 USDX", "180.00", "120.00", "220.00", "80.00"],
  units: ["150000000", "1.5 tokens"],
  gas: ["0.042 SUPRA", "at most 1 SUPRA", "4,200,000"],
  vote: ["Passed", "66.67%", "10,500,000", "10,000,000", '"2,500.00"'],
  abortCode: ["category 2 (out_of_range), reason 4", "E_MIN_OUT"],
  tokenEntry: ["No errors"],
  widget: [
    "tokenIn=0xREPLACE_ME_USDX&amp;tokenOut=0xREPLACE_ME_ALPHA&amp;network=testnet&amp;theme=auto",
    'data-token-in=\\"0xREPLACE_ME_USDX\\"',
  ],
  response: ["minAmountOut", "24,051.90454718 ALPHA"],
};

describe.each(ALL)("calculator %s", (kind, { fields }) => {
  test("shows the published results for its defaults, without a warning", () => {
    for (const text of WORKED[kind]) expect(shown(kind)).toContain(text);
    expect(shown(kind)).not.toContain('"warning"');
  });

  test("any number a reader may type gives a result or a message, never a crash or NaN", () => {
    for (const [name, field] of Object.entries(fields)) {
      if ("cells" in field) continue;
      for (const typed of ["", "0", "-1", "1", "0.000001", "999999999999999", "99", "abc", "1,5"])
        expect(shown(kind, { [name]: typed })).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

test.each(
  ALL.flatMap(([kind, { presets = {} }]) =>
    Object.entries(presets).map(([label, inputs]) => ({ kind, label, inputs })),
  ),
)("preset $label of calculator $kind gives a result", ({ kind, inputs }) => {
  expect(shown(kind, inputs)).toContain('"sentence"');
});

describe("other published examples", () => {
  test.each<[CalculatorKind, RawInputs, readonly string[]]>([
    ["weighted", { direction: "sell", amountIn: "2,500" }, ["4,908.30 USDX"]],
    ["stable", { balanceIn: "1,600,000", balanceOut: "400,000" }, ["96,287.75 before", "0.9720"]],
    ["stable", { amount: "999,999,999,999,999" }, ["999,600.00 USDY", "0.0000 USDY per USDX"]],
    ["depeg", { amplification: "10" }, ["585,557", "1,433,570", "−1.275%", "71.0%"]],
    ["depeg", { price: "0.99" }, ["624,265", "1,377,365", "−0.108%"]],
    ["il", { ratio: "4", weight: "80" }, ["−10.84%"]],
    ["curve", { buy: "5,000" }, ["211,623,246.49", "21.16%", "×1.556"]],
    ["vesting", { rule: "a" }, ["By month 12, 0 tokens", "3,333,333.33 follow in month 13"]],
    [
      "dca",
      { prices: "2.00 2.20 2.40 2.60 2.80 3.00" },
      ["489.26", "2.45268", "1,467.78", "1,800.00", "The lump sum ends"],
    ],
    ["dca", { prices: "2; 1.8; 1.6; 1.4; 1.2; 1" }, ["845.63", "1.41905", "600.00"]],
    ["stop", { spot: "1.80" }, ["Filled", "1,791.21"]],
    ["points", { volume: "9,000", day: "11" }, ["750.00 points"]],
    ["units", { direction: "toTokens", amount: "150000000" }, ["1.5 tokens"]],
    ["units", { amount: "90,071,992.54740992" }, ["Above 2^53"]],
    ["units", { amount: "184467440737.09551616" }, ["More than a u64"]],
    ["abortCode", { code: "851973" }, ["category 13 (unavailable), reason 5", "E_VENUE_DISABLED"]],
    ["abortCode", { code: "0x20004" }, ["131076 is category 2 (out_of_range), reason 4"]],
    ["abortCode", { code: "Move abort in router: E_MIN_OUT(0x20004)" }, ["E_MIN_OUT"]],
    ["abortCode", { code: "E_MIN_OUT" }, ["Enter a whole number, such as 131076 or 0x20004."]],
    ["abortCode", { code: "65540" }, ["category 1 (invalid_argument), reason 4", "not used"]],
    ["curve", { buy: "100,000" }, ["it closes", "800,000,000.00 MOON"]],
    ["curve", { virtual: "100.4", buy: "1" }, ["10,415,228.33 MOON", "1,041,522,832,626,491"]],
    ["curve", { virtual: "0.000000001" }, ["800,000,000.00 MOON"]],
    ["weighted", { weight: "99", amountOut: "399,999" }, ["No amount of USDX pays"]],
    ["exactOut", { tolerance: "0.005" }, ["at most two decimals"]],
    [
      "widget",
      { integratorFeeBps: "10", integrator: "0xREPLACE_ME_YOU" },
      ["integratorFeeBps=10&amp;integrator=0xREPLACE_ME_YOU"],
    ],
    [
      "tokenEntry",
      {
        entry:
          '{"coinAddress":null,"faAddress":"0xREPLACE_ME","name":"X","symbol":"X","decimals":8}',
      },
      ["1 error: bad faAddress"],
    ],
    ["quote", { base: "api.example.com" }, ["Enter an address that starts with https://"]],
    ["vesting", { rule: "a", cliff: "12", duration: "12", month: "11" }, ["By month 11, 0 tokens"]],
    ["swap", { reserveIn: "1,000", reserveOut: "800,000,000", amountIn: "0.1" }, ["0.00000125 "]],
    ["exactOut", { amountOut: "0.001" }, ["You pay about 0.002006 USDX for exactly 0.001 ALPHA"]],
    ["dca", { prices: "60,000 61,000" }, ["You hold 0.006612 ALPHA"]],
    ["dca", { prices: `0.${"0".repeat(300)}1 100000000000` }, ["have no result"]],
    [
      "curve",
      { pool: "0.00000001", virtual: "0.0000000001", buy: "999,999,999,999,999" },
      ["have no result"],
    ],
    ["stable", { amount: "0.00000001" }, ["0.000000009996 USDY, 0.00000001 before"]],
    ["split", { amount: "2,000" }, ['["3","0.00","0.00%","0.00"]']],
  ])("%s %j", (kind, inputs, texts) => {
    for (const text of texts) expect(shown(kind, inputs)).toContain(text);
  });
});

describe("calculators that move the crosshair of a plot", () => {
  test.each(ALL.filter(([, { plot }]) => plot))("%s starts on its axis", (_kind, calculator) => {
    const { x = Number.NaN } = evaluate(calculator, initialInputs(calculator));
    const { plot } = calculator;
    const share = plot && scale(PLOTS[plot.id]().x, x);
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  });

  test.each([
    ["emission", { decay: "4" }],
    ["vesting", { tokens: "100,000,000" }],
    ["curve", { virtual: "30,000" }],
  ] as const)("%s with %j, terms other than the plot's, has no position", (kind, inputs) => {
    const calculator: Calculator = CALCULATORS[kind];
    expect(evaluate(calculator, { ...initialInputs(calculator), ...inputs }).x).toBeUndefined();
  });

  test("a purchase on the curve is placed where it ends", () => {
    const inputs = { ...initialInputs(CALCULATORS.curve), sold: "400,000,000" };
    const { x = 0 } = evaluate(CALCULATORS.curve, inputs);
    expect(x).toBeGreaterThan(400_000_000);
    expect(x).toBeLessThan(430_000_000);
  });
});
