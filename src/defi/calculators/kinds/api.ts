import { jsonText, requestSamples } from "../../../components/mdx/api-reference/requestSamples";
import { canParse } from "../../../domain/canParse";
import { withoutEndSlashes } from "../../../domain/routes";
import { bestSinglePool } from "../../math/router";
import { decimalsOf, toBaseUnits, toTokens } from "../../math/units";
import { exactTokens, fixed, percent } from "../../numberText";
import { tableOf } from "../../plots/dataTable";
import { DECIMALS, outputOf, quoteAnswer, TOKENS, VENUES } from "../../quoteAnswer";
import { defineCalculator, ensure } from "../definition";
import { choice, count, exact, text } from "../fields";

/** No pool of the example holds more; larger amounts would only show ever worse prices. */
const MAX = 1_000_000_000;

/** Answers `GET /quote` inside the page. */
const quote = defineCalculator({
  title: "Try GET /quote",
  fields: {
    amount: exact("Sell", "USDX", "50,000"),
    tolerance: count("slippageBps", "basis points", "50", 0, 5_000),
    exclude: choice("excludeVenues", "", {
      "": "none",
      ...Object.fromEntries(VENUES.map(({ id }) => [id, id])),
    }),
    base: text("Base URL of the samples", "https://api.example.com/v1", 200),
  },
  compute: ({ amount, tolerance, exclude, base }) => {
    const hasFew = decimalsOf(amount) <= DECIMALS;
    ensure(hasFew, "amount", `USDX has ${DECIMALS} decimals; write fewer.`);
    const amountIn = toBaseUnits(amount, DECIMALS);
    const sold = toTokens(amountIn, DECIMALS);
    ensure(sold <= MAX, "amount", `Enter at most ${fixed(MAX, 0)} USDX.`);
    ensure(amountIn > 0n, "amount", "Enter more than 0 USDX.");
    const isAddress = /^https?:\/\//i.test(base) && canParse(base);
    ensure(isAddress, "base", "Enter an address that starts with https:// or http://.");
    const { status, body, legs } = quoteAnswer(amountIn, tolerance, exclude);
    const samples = requestSamples({
      method: "GET",
      url: `${withoutEndSlashes(base)}/quote`,
      query: [
        ...Object.entries(TOKENS),
        ["amountIn", String(amountIn)],
        ["slippageBps", String(tolerance)],
        ...(exclude === "" ? [] : [["excludeVenues", exclude] as const]),
      ],
    });
    const code = {
      ...Object.fromEntries(samples.map((sample) => [`Request with ${sample.label}`, sample.code])),
      [`Response, status ${status}`]: jsonText(body),
    };
    if (status === 422)
      return { sentence: "The output would round to zero, so the API refuses the request.", code };
    const received = toTokens(outputOf(legs), DECIMALS);
    const pools = VENUES.filter(({ id }) => id !== exclude);
    const gain = received - bestSinglePool(pools, sold);
    const answer = `${fixed(received)} ALPHA`;
    return {
      sentence:
        legs.length === 1
          ? `One pool takes the whole order and returns ${answer}: no split returns more.`
          : `The route uses ${legs.length} pools and returns ${answer}, ${fixed(gain)} ALPHA more than the best single pool.`,
      table: tableOf(
        "The route: the last unit sold earns the same in every pool that is used.",
        legs,
        {
          Venue: ({ venue }) => venue.id,
          Fee: ({ venue }) => percent(venue.fee),
          Share: (leg) => percent(toTokens(leg.amountIn, DECIMALS) / sold),
          "In, USDX": (leg) => exactTokens(leg.amountIn, DECIMALS),
          "Out, ALPHA": (leg) => exactTokens(leg.amountOut, DECIMALS),
        },
      ),
      code,
    };
  },
});

type ResponsePart = {
  readonly line: string;
  readonly type: string;
  readonly meaning: string;
  readonly inTokens?: string;
};

/** The example response of GET /quote, field by field, in the order of the JSON. */
const PARTS: Readonly<Record<string, ResponsePart>> = {
  quoteId: {
    line: '"quoteId": "q_example_01"',
    type: "string",
    meaning: "Names the quote for POST /build. It means nothing once the quote has expired.",
  },
  amountIn: {
    line: '"amountIn": "5000000000000"',
    type: "string of base units",
    meaning: "What the user pays.",
    inTokens: "50,000 USDX",
  },
  amountOut: {
    line: '"amountOut": "2417276838913"',
    type: "string of base units",
    meaning: "The expected output after every fee. An estimate, not a promise.",
    inTokens: "24,172.76838913 ALPHA",
  },
  minAmountOut: {
    line: '"minAmountOut": "2405190454718"',
    type: "string of base units",
    meaning: "The least the contract accepts: amountOut less the tolerance, rounded down.",
    inTokens: "24,051.90454718 ALPHA",
  },
  slippageBps: {
    line: '"slippageBps": 50',
    type: "integer",
    meaning: "The tolerance in basis points: 50 is 0.50%.",
  },
  shortfallBps: {
    line: '"shortfallBps": 331',
    type: "integer",
    meaning:
      "How far amountOut lies below the spot price, fees and price impact together: 331 is 3.31%.",
  },
  legs: {
    line: '"legs": […]',
    type: "array",
    meaning: "One entry per leg. The inputs of the legs add up to amountIn exactly.",
  },
  share: {
    line: '  "share": "0.6157"',
    type: "string",
    meaning: "Part of the input that takes this leg. Rounded, for display only.",
  },
  hops: {
    line: '  "hops": [{ "venue": "pool-1", "feeBps": 30 }]',
    type: "array",
    meaning: "The pools of the leg in order, each with its fee in basis points: 30 is 0.30%.",
  },
  expiresAt: {
    line: '"expiresAt": "2026-01-15T12:00:15Z"',
    type: "string, UTC",
    meaning: "From this moment POST /build refuses the quote.",
  },
};

const LINES = Object.fromEntries(Object.entries(PARTS).map(([name, { line }]) => [name, line]));

const response = defineCalculator({
  title: "Read the response field by field",
  fields: {
    field: { ...choice("Field", "minAmountOut", LINES), isCode: true },
  },
  compute: ({ field }) => {
    const { type = "", meaning = "", inTokens } = PARTS[field] ?? {};
    return {
      sentence: `${field}: ${meaning}`,
      rows: { Type: type, ...(inTokens !== undefined && { "In whole tokens": inTokens }) },
    };
  },
});

export default { quote, response };
