import { amountText, fixed, millions, percent, priceText, trimmed, units } from "./numberText";

describe("numbers as the site prints them", () => {
  test.each([
    [4935.79017, 2, "4,935.79"],
    [-5.719, 2, "−5.72"],
    [-0.001, 2, "0.00"],
    [1_000_000, 0, "1,000,000"],
    [999.999, 2, "1,000.00"],
    [0.5, 4, "0.5000"],
    [2 ** 80, 2, "1,208,925,819,614,629,174,706,176"],
  ])("fixed(%p, %p) is %p", (value, decimals, text) => expect(fixed(value, decimals)).toBe(text));

  test.each([
    [percent(0.003), "0.30%"],
    [percent(-0.0572), "−5.72%"],
    [percent(0.125, 1), "12.5%"],
    [millions(500_000), "0.5M"],
    [millions(2_000_000), "2M"],
    [millions(0), "0"],
    [trimmed(0.5, 3), "0.5"],
    [trimmed(1000, 3), "1,000"],
    [amountText(4935.79017), "4,935.79"],
    [amountText(0.00001987691), "0.00001988"],
    [amountText(0.042), "0.042"],
    [amountText(0), "0.00"],
    [priceText(2.0408), "2.04080"],
    [priceText(0.01), "0.01000"],
    [priceText(0.000001), "0.000001"],
    [priceText(0), "0.00"],
    [units(493_579_017_198n), "493,579,017,198"],
    [units(-5n), "−5"],
  ])("%p is %p", (text, expected) => expect(text).toBe(expected));

  test.each([Number.NaN, Number.POSITIVE_INFINITY])(
    "%p is not a number that can be shown",
    (value) => expect(() => fixed(value)).toThrow(new RangeError(`${value} cannot be shown`)),
  );
});
