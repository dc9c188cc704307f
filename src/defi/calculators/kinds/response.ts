import { fromBaseUnits } from "../../math/units";
import { defineCalculator } from "../definition";

type Part = {
  readonly name: string;
  readonly line: string;
  readonly type: string;
  readonly meaning: string;
  readonly base?: { readonly units: bigint; readonly ticker: string };
};

/** The example response of GET /quote, field by field, in the order of the JSON. */
const PARTS: readonly Part[] = [
  {
    name: "quoteId",
    line: '"quoteId": "q_example_01"',
    type: "string",
    meaning: "Names the quote for POST /build. It means nothing once the quote has expired.",
  },
  {
    name: "amountIn",
    line: '"amountIn": "5000000000000"',
    type: "string of base units",
    meaning: "What the user pays.",
    base: { units: 5_000_000_000_000n, ticker: "USDX" },
  },
  {
    name: "amountOut",
    line: '"amountOut": "2417276838913"',
    type: "string of base units",
    meaning: "The expected output after every fee. An estimate, not a promise.",
    base: { units: 2_417_276_838_913n, ticker: "ALPHA" },
  },
  {
    name: "minAmountOut",
    line: '"minAmountOut": "2405190454718"',
    type: "string of base units",
    meaning: "The least the contract accepts: amountOut less the tolerance, rounded down.",
    base: { units: 2_405_190_454_718n, ticker: "ALPHA" },
  },
  {
    name: "slippageBps",
    line: '"slippageBps": 50',
    type: "integer",
    meaning: "The tolerance in basis points: 50 is 0.50%.",
  },
  {
    name: "shortfallBps",
    line: '"shortfallBps": 331',
    type: "integer",
    meaning:
      "How far amountOut lies below the spot price, fees and price impact together: 331 is 3.31%.",
  },
  {
    name: "legs",
    line: '"legs": […]',
    type: "array",
    meaning: "One entry per leg. The inputs of the legs add up to amountIn exactly.",
  },
  {
    name: "share",
    line: '  "share": "0.6157"',
    type: "string",
    meaning: "Part of the input that takes this leg. Rounded, for display only.",
  },
  {
    name: "hops",
    line: '  "hops": [{ "venue": "pool-1", "feeBps": 30 }]',
    type: "array",
    meaning: "The pools of the leg in order, each with its fee in basis points: 30 is 0.30%.",
  },
  {
    name: "expiresAt",
    line: '"expiresAt": "2026-01-15T12:00:15Z"',
    type: "string, UTC",
    meaning: "From this moment POST /build refuses the quote.",
  },
];

export default defineCalculator({
  title: "Read the response field by field",
  fields: {
    field: {
      kind: "choice",
      label: "Field",
      initial: "minAmountOut",
      look: "lines",
      options: PARTS.map(({ name, line }) => ({ value: name, label: line })),
    },
  },
  compute: ({ field }) => {
    const part = PARTS.find(({ name }) => name === field);
    if (part === undefined) throw new RangeError(`the response has no field ${field}`);
    return {
      sentence: `${part.name}: ${part.meaning}`,
      rows: [
        { label: "Type", value: part.type },
        ...(part.base === undefined
          ? []
          : [
              {
                label: "In whole tokens",
                value: `${fromBaseUnits(part.base.units, 8)} ${part.base.ticker}`,
              },
            ]),
      ],
    };
  },
});
