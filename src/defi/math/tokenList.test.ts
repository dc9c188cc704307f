import { testExact } from "./testPublished";
import { type TokenEntry, tokenEntryErrors } from "./tokenList";

const SUPRA: TokenEntry = {
  coinAddress: "0x1::supra_coin::SupraCoin",
  faAddress: "0xa",
  name: "Supra Coin",
  symbol: "SUPRA",
  decimals: 8,
};
const errorsWith = (change: Partial<TokenEntry>) => tokenEntryErrors({ ...SUPRA, ...change });

describe("M25 token list entries", () => {
  testExact([
    ["faults of the SUPRA entry", tokenEntryErrors(SUPRA).length, 0],
    [
      "a placeholder address",
      errorsWith({ coinAddress: null, faAddress: "0xREPLACE_ME" }).join(),
      "bad faAddress",
    ],
    [
      "no address",
      errorsWith({ coinAddress: null, faAddress: null }),
      ["needs coinAddress or faAddress"],
    ],
    ["a Coin alone is enough", errorsWith({ faAddress: null }), []],
    ["an object address alone is enough", errorsWith({ coinAddress: null }), []],
    ["a Coin address without a type", errorsWith({ coinAddress: "0x1" }), ["bad coinAddress"]],
    ["capital hexadecimal digits", errorsWith({ faAddress: "0xA" }), ["bad faAddress"]],
    ["more than 64 digits", errorsWith({ faAddress: `0x${"1".repeat(65)}` }), ["bad faAddress"]],
    ["33 decimals", errorsWith({ decimals: 33 }), ["bad decimals"]],
    ["half a decimal", errorsWith({ decimals: 0.5 }), ["bad decimals"]],
    ["a symbol of 11 characters", errorsWith({ symbol: "ABCDEFGHIJK" }), ["bad symbol"]],
    ["a symbol of 6 characters in 11 bytes", errorsWith({ symbol: "ÄÖÜÄÖX" }), ["bad symbol"]],
    ["a name of 17 characters in 34 bytes", errorsWith({ name: "é".repeat(17) }), ["bad name"]],
    ["a symbol of 10 bytes", errorsWith({ symbol: "ÄÖÜÄÖ" }), []],
    ["no symbol", errorsWith({ symbol: "" }), ["bad symbol"]],
    ["a name of 33 characters", errorsWith({ name: "x".repeat(33) }), ["bad name"]],
    [
      "everything at its limit",
      errorsWith({ decimals: 32, symbol: "ABCDEFGHIJ", name: "x".repeat(32) }),
      [],
    ],
    [
      "several faults at once",
      errorsWith({ decimals: -1, name: "" }),
      ["bad decimals", "bad name"],
    ],
  ]);
});
