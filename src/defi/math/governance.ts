import { requireNonNegative, requirePositive, requireShare, requireThat } from "./validation";

/** Votes that must take part, in voting power: `total × share`. @throws RangeError for a negative total or bad share */
export function quorumOf(totalPower: number, quorumShare: number): number {
  requireNonNegative("totalPower", totalPower);
  requireShare("quorumShare", quorumShare);
  return totalPower * quorumShare;
}

/**
 * Voting power of locked tokens, which falls to 0 with the lock: `tokens × left / longest`.
 * @param timeLeft time until the lock ends, timeMax the longest lock, in the same unit
 * @throws RangeError for negative tokens, a longest lock not above 0 or time left outside 0 to timeMax
 * Source: vote escrow as in Curve DAO; brief M21.
 */
export function escrowPower(tokens: number, timeLeft: number, timeMax: number): number {
  requireNonNegative("tokens", tokens);
  requirePositive("timeMax", timeMax);
  requireThat(timeLeft >= 0 && timeLeft <= timeMax, "timeLeft", `from 0 to ${timeMax}`, timeLeft);
  return tokens * (timeLeft / timeMax);
}

/** Votes cast on a proposal, in voting power. */
export type Tally = { readonly for: number; readonly against: number; readonly abstain: number };

/** The outcome of a tally. Approval is a fraction of For + Against; abstentions only count towards the quorum. */
export type VoteResult = {
  readonly approval: number;
  readonly votesCast: number;
  readonly isQuorumMet: boolean;
  readonly isPassed: boolean;
};

/**
 * Result of a vote: passed if For/(For + Against) is above `threshold` and all votes reach the quorum.
 * @param quorum votes needed, in voting power
 * @param threshold fraction, one half unless stated
 * @throws RangeError for negative votes or quorum, or a threshold outside [0, 1]
 * Source: brief M21.
 */
export function voteResult(tally: Tally, quorum: number, threshold = 0.5): VoteResult {
  requireNonNegative("for", tally.for);
  requireNonNegative("against", tally.against);
  requireNonNegative("abstain", tally.abstain);
  requireNonNegative("quorum", quorum);
  requireShare("threshold", threshold);
  const decided = tally.for + tally.against;
  const votesCast = decided + tally.abstain;
  const approval = decided > 0 ? tally.for / decided : 0;
  const isQuorumMet = votesCast >= quorum;
  return { approval, votesCast, isQuorumMet, isPassed: isQuorumMet && approval > threshold };
}
