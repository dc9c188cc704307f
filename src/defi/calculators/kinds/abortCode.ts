import { ABORT_CATEGORIES, abortCode, decodeAbortCode } from "../../math/abortCode";
import { defineCalculator, InputError } from "../definition";
import { parseNumber } from "../parseNumber";

/** Abort reasons of the module `router`; a reason only has a meaning together with its category. */
const ROUTER_CODES: ReadonlyMap<number, string> = new Map([
  [abortCode("invalid_state", 1), "E_DEADLINE_PASSED"],
  [abortCode("invalid_argument", 2), "E_LEG_SUM_MISMATCH"],
  [abortCode("invalid_argument", 3), "E_BAD_PATH"],
  [abortCode("out_of_range", 4), "E_MIN_OUT"],
  [abortCode("unavailable", 5), "E_VENUE_DISABLED"],
  [abortCode("unavailable", 6), "E_PAUSED"],
  [abortCode("invalid_argument", 7), "E_ZERO_AMOUNT"],
  [abortCode("out_of_range", 8), "E_MAX_IN"],
  [abortCode("invalid_argument", 9), "E_INTEGRATOR_FEE"],
]);

export default defineCalculator({
  title: "Decode an abort code",
  fields: { code: { kind: "text", label: "Abort code", initial: "131076", most: 60 } },
  compute: ({ code: typed }) => {
    const code = readCode(typed);
    const { category, reason } = decodeAbortCode(code);
    const number = category === undefined ? Math.floor(code / 65_536) : ABORT_CATEGORIES[category];
    return {
      sentence:
        category === undefined
          ? `${code} has no category of std::error: the module aborted with a number of its own.`
          : `${code} is category ${number} (${category}), reason ${reason}.`,
      rows: [
        { label: "In the module router this code is", value: ROUTER_CODES.get(code) ?? "not used" },
        { label: "Sum", value: `${number} × 65,536 + ${reason}` },
      ],
    };
  },
});

/** A code as a wallet or a node shows it: `131076`, `0x20004` or `E_MIN_OUT(0x20004)`. */
function readCode(typed: string): number {
  const [, hexadecimal] = /\b0x([\da-f]{1,12})\b/i.exec(typed) ?? [];
  const code = hexadecimal === undefined ? Number(parseNumber(typed)) : parseInt(hexadecimal, 16);
  if (Number.isSafeInteger(code) && code >= 0) return code;
  throw new InputError("code", "Enter a whole number, such as 131076 or 0x20004.");
}
