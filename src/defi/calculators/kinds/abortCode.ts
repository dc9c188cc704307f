import { ABORT_CATEGORIES, decodeAbortCode } from "../../math/abortCode";
import { defineCalculator } from "../definition";
import { countField } from "../fields";

/** Reasons of the module `router`, by number. */
const ROUTER_REASONS: Readonly<Record<number, string>> = {
  1: "E_DEADLINE_PASSED",
  2: "E_LEG_SUM_MISMATCH",
  3: "E_BAD_PATH",
  4: "E_MIN_OUT",
  5: "E_VENUE_DISABLED",
  6: "E_PAUSED",
  7: "E_ZERO_AMOUNT",
  8: "E_MAX_IN",
};

export default defineCalculator({
  title: "Decode an abort code",
  fields: { code: countField("Abort code", "", "131076", 0) },
  compute: ({ code }) => {
    const { category, reason } = decodeAbortCode(code);
    const number = category === undefined ? Math.floor(code / 65_536) : ABORT_CATEGORIES[category];
    const name = ROUTER_REASONS[reason];
    return {
      sentence:
        category === undefined
          ? `${code} has no category of std::error: the module aborted with a number of its own.`
          : `${code} is category ${number} (${category}), reason ${reason}.`,
      rows: [
        { label: "In the module router this reason is", value: name ?? "not used" },
        { label: "Sum", value: `${number} × 65,536 + ${reason}` },
      ],
    };
  },
});
