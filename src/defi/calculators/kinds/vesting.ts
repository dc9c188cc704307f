import { VESTING_AFTER_CLIFF } from "../../math/illustrativeTerms";
import { nextRelease, releasedAfterCliff, releasedWithAccrual } from "../../math/vesting";
import { fixed, percent } from "../../numberText";
import { defineCalculator, InputError } from "../definition";
import { amountField, countField, shareField } from "../fields";

export default defineCalculator({
  title: "Vesting schedule",
  fields: {
    rule: {
      kind: "choice",
      label: "Rule",
      initial: "b",
      options: [
        { value: "a", label: "(a) starts after the cliff" },
        { value: "b", label: "(b) accrues from the start" },
      ],
    },
    tokens: amountField("Tokens", "tokens", "120,000,000"),
    unlock: shareField("Released at once, rule (a)", "0"),
    cliff: countField("Cliff", "months", "12", 0, 600),
    duration: countField("End, counted from the start", "months", "48", 1, 600),
    month: countField("Show month", "", "12", 0, 600),
  },
  place: {
    plot: "P13",
    x: ({ tokens, unlock, cliff, duration, month }) =>
      tokens === VESTING_AFTER_CLIFF.amount &&
      unlock === VESTING_AFTER_CLIFF.unlockShare &&
      cliff === VESTING_AFTER_CLIFF.cliff &&
      duration === cliff + VESTING_AFTER_CLIFF.duration
        ? month
        : undefined,
  },
  compute: ({ rule, tokens, unlock, cliff, duration, month }) => {
    if (cliff > duration)
      throw new InputError("cliff", `The cliff must not lie after the end, month ${duration}.`);
    const releasedBy = (at: number) =>
      rule === "a"
        ? releasedAfterCliff(
            { amount: tokens, unlockShare: unlock, cliff, duration: duration - cliff },
            at,
          )
        : releasedWithAccrual({ amount: tokens, cliff, duration }, at);
    const released = releasedBy(month);
    const next = nextRelease(releasedBy, month, Math.max(month, duration));
    const marks = [
      ...new Set([0, cliff, Math.round((cliff + duration) / 2), duration, month]),
    ].sort((a, b) => a - b);
    return {
      sentence: `By month ${month}, ${fixed(released, 0)} tokens (${percent(released / tokens)}) are released${next ? `; the next ${fixed(next.amount)} follow in month ${next.month}` : "; that is all"}.`,
      table: {
        caption: `Tokens released under rule (${rule}).`,
        columns: ["Month", "Released", "Share"],
        rows: marks.map((at) => [
          String(at),
          fixed(releasedBy(at), 0),
          percent(releasedBy(at) / tokens),
        ]),
      },
    };
  },
});
