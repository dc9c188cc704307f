import fc from "fast-check";
import { outputOf, quoteAnswer } from "./quoteAnswer";

/** The example that the reference of the API shows. */
test("the published quote for 50,000 USDX", () => {
  const { status, body } = quoteAnswer(5_000_000_000_000n, 50, "");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    amountOut: "2417276838913",
    minAmountOut: "2405190454718",
    shortfallBps: 331,
    legs: [
      { share: "0.6157", hops: [{ venue: "pool-1", feeBps: 30 }] },
      { share: "0.2463", hops: [{ venue: "pool-2", feeBps: 30 }] },
      { share: "0.1381", hops: [{ venue: "pool-3", feeBps: 10 }] },
    ],
  });
});

test("an order that returns nothing is refused", () => {
  expect(quoteAnswer(1n, 50, "")).toMatchObject({
    status: 422,
    body: { error: { code: "AMOUNT_TOO_SMALL" } },
  });
});

test("legs add up to the order, use no excluded pool, and never return less than one pool", () => {
  const amounts = fc.bigInt({ min: 100n, max: 10n ** 15n });
  fc.assert(
    fc.property(amounts, fc.constantFrom("pool-1", "pool-2", "pool-3"), (amount, exclude) => {
      const { legs } = quoteAnswer(amount, 50, exclude);
      expect(legs.reduce((total, leg) => total + leg.amountIn, 0n)).toBe(amount);
      expect(legs.map(({ venue }) => venue.id)).not.toContain(exclude);
      expect(outputOf(quoteAnswer(amount, 50, "").legs) >= outputOf(legs)).toBe(true);
    }),
  );
});
