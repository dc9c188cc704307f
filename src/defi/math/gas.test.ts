import { gasLimit, networkFee, SDK_MAX_GAS_UNITS, SUPRA_DECIMALS } from "./gas";
import { testExact } from "./testPublished";
import { fromBaseUnits } from "./units";

const inSupra = (quants: bigint) => fromBaseUnits(quants, SUPRA_DECIMALS);

describe("M20 gas", () => {
  testExact([
    ["most the SDK default can cost, SUPRA", inSupra(networkFee(SDK_MAX_GAS_UNITS)), "1"],
    ["42 gas units at 100,000 quants, SUPRA", inSupra(networkFee(42, 100_000)), "0.042"],
    ["42 gas units in quants", networkFee(42), 4_200_000n],
    ["no work costs nothing", networkFee(0), 0n],
    ["limit for 42 simulated units plus 20%", gasLimit(42), 51],
    ["limit without a margin", gasLimit(42, 0), 42],
  ]);

  test("reports which value is wrong", () => {
    expect(() => networkFee(1.5)).toThrow(
      new RangeError("gasUnits must be a whole number from 0 to 9007199254740991, got 1.5"),
    );
    expect(() => networkFee(1, -1)).toThrow(
      "priceQuants must be a whole number from 0 to 9007199254740991, got -1",
    );
    expect(() => gasLimit(-1)).toThrow(
      "simulatedUnits must be a whole number from 0 to 9007199254740991, got -1",
    );
    expect(() => gasLimit(1, 0.5)).toThrow("got 0.5");
  });
});
