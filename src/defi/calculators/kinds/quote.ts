import { jsonText, requestSamples } from "../../../components/mdx/api-reference/requestSamples";
import { canParse } from "../../../domain/canParse";
import { withoutEndSlashes } from "../../../domain/routes";
import { BPS } from "../../math/fixedPoint";
import { bestSinglePool } from "../../math/router";
import { fromBaseUnits, toBaseUnits, toTokens } from "../../math/units";
import { fixed, percent } from "../../numberText";
import { DECIMALS, quoteAnswer, VENUES } from "../../quoteAnswer";
import { defineCalculator, InputError } from "../definition";
import { countField } from "../fields";

/** No pool of the example holds more; larger amounts would only show ever worse prices. */
const MOST = 1_000_000_000;

export default defineCalculator({
  title: "Try GET /quote",
  fields: {
    amount: { kind: "exact", label: "Sell", unit: "USDX", initial: "50,000" },
    tolerance: countField("slippageBps", "basis points", "50", 0, 5_000),
    exclude: {
      kind: "choice",
      label: "excludeVenues",
      initial: "",
      options: [
        { value: "", label: "none" },
        ...VENUES.map(({ id }) => ({ value: id, label: id })),
      ],
    },
    base: {
      kind: "text",
      label: "Base URL of the samples",
      initial: "https://api.example.com/v1",
      most: 200,
    },
  },
  compute: ({ amount, tolerance, exclude, base }) => {
    if ((amount.split(".")[1]?.length ?? 0) > DECIMALS)
      throw new InputError("amount", `USDX has ${DECIMALS} decimals; write fewer.`);
    const amountIn = toBaseUnits(amount, DECIMALS);
    if (toTokens(amountIn, DECIMALS) > MOST)
      throw new InputError("amount", `Enter at most ${fixed(MOST, 0)} USDX.`);
    if (amountIn === 0n) throw new InputError("amount", "Enter more than 0 USDX.");
    if (!/^https?:\/\//i.test(base) || !canParse(base))
      throw new InputError("base", "Enter an address that starts with https:// or http://.");
    const { status, body, route, venues } = quoteAnswer({
      amountIn,
      slippageBps: tolerance,
      ...(exclude !== "" && { exclude }),
    });
    const samples = requestSamples({
      method: "GET",
      url: `${withoutEndSlashes(base)}/quote`,
      query: [
        ["tokenIn", "0xREPLACE_ME_USDX"],
        ["tokenOut", "0xREPLACE_ME_ALPHA"],
        ["amountIn", String(amountIn)],
        ["slippageBps", String(tolerance)],
        ...(exclude === "" ? [] : [["excludeVenues", exclude] as const]),
      ],
    });
    const code = [
      ...samples.map(({ label, code: text }) => ({ label: `Request with ${label}`, text })),
      { label: `Answer, status ${status}`, text: jsonText(body) },
    ];
    if (!route)
      return { sentence: "The output would round to zero, so the API refuses the request.", code };
    const pools = venues.map(({ reserveIn, reserveOut, feeBps }) => ({
      reserveIn: toTokens(reserveIn, DECIMALS),
      reserveOut: toTokens(reserveOut, DECIMALS),
      fee: feeBps / Number(BPS),
    }));
    const sold = toTokens(amountIn, DECIMALS);
    const gain = toTokens(route.amountOut, DECIMALS) - bestSinglePool(pools, sold).total;
    const received = `${fixed(toTokens(route.amountOut, DECIMALS))} ALPHA`;
    return {
      sentence:
        route.legs.length === 1
          ? `One pool takes the whole order and returns ${received}: no split returns more.`
          : `The route uses ${route.legs.length} pools and returns ${received}, ${fixed(gain)} ALPHA more than the best single pool.`,
      table: {
        caption: "The route: the last unit sold earns the same in every pool that is used.",
        columns: ["Venue", "Fee", "Share", "In, USDX", "Out, ALPHA"],
        rows: route.legs.map((leg) => [
          venues[leg.pool]?.id ?? "",
          percent((venues[leg.pool]?.feeBps ?? 0) / Number(BPS)),
          percent(toTokens(leg.amountIn, DECIMALS) / sold),
          fromBaseUnits(leg.amountIn, DECIMALS),
          fromBaseUnits(leg.amountOut, DECIMALS),
        ]),
      },
      code,
    };
  },
});
