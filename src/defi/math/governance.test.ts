import fc from "fast-check";
import { escrowPower, quorumOf, voteResult } from "./governance";
import { testExact, testPublished } from "./testPublished";

describe("M21 governance", () => {
  const quorum = quorumOf(250_000_000, 0.04);
  const result = voteResult({ for: 6_200_000, against: 3_100_000, abstain: 1_200_000 }, quorum);
  testPublished([
    ["quorum, 4% of 250,000,000", quorum, "10,000,000"],
    [
      "escrow power of 10,000 with 26 of 104 weeks left",
      escrowPower(10_000, 26, 104),
      "2,500.000000000",
    ],
    ["approval, %", 100 * result.approval, "66.67"],
    ["votes cast, millions", result.votesCast / 1e6, "10.5"],
  ]);
  testExact([
    ["participation reaches the quorum", result.isQuorumMet, true],
    ["the proposal passes", result.isPassed, true],
    ["a tie does not pass", voteResult({ for: 5, against: 5, abstain: 0 }, 1).isPassed, false],
    [
      "a majority without quorum does not pass",
      voteResult({ for: 5, against: 0, abstain: 0 }, 6).isPassed,
      false,
    ],
    [
      "abstentions fill the quorum",
      voteResult({ for: 5, against: 0, abstain: 1 }, 6).isPassed,
      true,
    ],
    [
      "no votes",
      voteResult({ for: 0, against: 0, abstain: 0 }, 0),
      { approval: 0, votesCast: 0, isQuorumMet: true, isPassed: false },
    ],
    [
      "two thirds needed",
      voteResult({ for: 65, against: 35, abstain: 0 }, 0, 2 / 3).isPassed,
      false,
    ],
  ]);
});

describe("votes in general", () => {
  test("another vote in favour never turns a pass into a failure", () => {
    const votes = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(votes, votes, votes, votes, (yes, no, abstain, quorum) => {
        const before = voteResult({ for: yes, against: no, abstain }, quorum);
        const after = voteResult({ for: yes + 1, against: no, abstain }, quorum);
        expect(after.isPassed || !before.isPassed).toBe(true);
        expect(after.votesCast).toBeGreaterThan(before.votesCast);
      }),
    );
  });

  test("escrow power falls with the lock and never exceeds the tokens", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.integer({ min: 0, max: 103 }),
        (tokens, weeks) => {
          expect(escrowPower(tokens, weeks, 104)).toBeLessThanOrEqual(
            escrowPower(tokens, weeks + 1, 104),
          );
          expect(escrowPower(tokens, 104, 104)).toBe(tokens);
          expect(escrowPower(tokens, 0, 104)).toBe(0);
        },
      ),
    );
  });

  test("reports which value is wrong", () => {
    expect(() => quorumOf(-1, 0.04)).toThrow(
      new RangeError("totalPower must be 0 or more, got -1"),
    );
    expect(() => quorumOf(1, 4)).toThrow("quorumShare must be from 0 to 1, got 4");
    expect(() => escrowPower(-1, 1, 1)).toThrow("tokens must be 0 or more, got -1");
    expect(() => escrowPower(1, 1, 0)).toThrow("timeMax must be above 0, got 0");
    expect(() => escrowPower(1, 105, 104)).toThrow("timeLeft must be from 0 to 104, got 105");
    expect(() => voteResult({ for: -1, against: 0, abstain: 0 }, 0)).toThrow(
      "for must be 0 or more, got -1",
    );
    expect(() => voteResult({ for: 0, against: -1, abstain: 0 }, 0)).toThrow(
      "against must be 0 or more, got -1",
    );
    expect(() => voteResult({ for: 0, against: 0, abstain: -1 }, 0)).toThrow(
      "abstain must be 0 or more, got -1",
    );
    expect(() => voteResult({ for: 0, against: 0, abstain: 0 }, -1)).toThrow(
      "quorum must be 0 or more, got -1",
    );
    expect(() => voteResult({ for: 0, against: 0, abstain: 0 }, 0, 2)).toThrow(
      "threshold must be from 0 to 1, got 2",
    );
  });
});
