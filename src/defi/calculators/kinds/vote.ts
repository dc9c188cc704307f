import { escrowPower, quorumOf, voteResult } from "../../math/governance";
import { fixed, percent } from "../../numberText";
import { defineCalculator, InputError } from "../definition";
import { amountField, shareField } from "../fields";

export default defineCalculator({
  title: "Voting power and result",
  fields: {
    tokens: {
      kind: "number",
      label: "Your locked tokens",
      unit: "tokens",
      initial: "10,000",
      least: 0,
    },
    left: { kind: "number", label: "Lock left", unit: "weeks", initial: "26", least: 0 },
    longest: amountField("Longest lock", "weeks", "104"),
    yes: { kind: "number", label: "Votes for", initial: "6,200,000", least: 0 },
    no: { kind: "number", label: "Votes against", initial: "3,100,000", least: 0 },
    abstain: { kind: "number", label: "Abstentions", initial: "1,200,000", least: 0 },
    power: amountField("All voting power", "", "250,000,000"),
    quorum: shareField("Quorum", "4"),
  },
  compute: ({ tokens, left, longest, yes, no, abstain, power, quorum }) => {
    if (left > longest)
      throw new InputError("left", `The longest lock is ${fixed(longest, 0)} weeks.`);
    const needed = quorumOf(power, quorum);
    const result = voteResult({ for: yes, against: no, abstain }, needed);
    if (result.votesCast > power)
      throw new InputError("power", "More votes than voting power: raise this number.");
    const why = result.isPassed
      ? ""
      : result.isQuorumMet
        ? " Approval must be above 50%."
        : " The quorum is missed.";
    return {
      sentence: `${result.isPassed ? "Passed" : "Not passed"}: ${percent(result.approval)} approval, ${fixed(result.votesCast, 0)} votes against a quorum of ${fixed(needed, 0)}.${why}`,
      rows: [{ label: "Your voting power", value: fixed(escrowPower(tokens, left, longest)) }],
    };
  },
});
