import fc from "fast-check";
import { Best } from "./best";

test("the best of a list are those that a whole sort puts first; among equals, those with the lowest numbers", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 }),
      fc.integer({ min: 0, max: 8 }),
      fc.boolean(),
      (scores, keep, backwards) => {
        const all = scores.map((score, number) => ({ number, score }));
        const best = new Best(keep);
        for (const { number, score } of backwards ? [...all].reverse() : all)
          best.add(number, score);
        const sorted = [...all].sort((a, b) => b.score - a.score || a.number - b.number);
        expect(best.list).toEqual(sorted.slice(0, keep));
      },
    ),
  );
});
