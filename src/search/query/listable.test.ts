import { findListable } from "./listable";
import { SectionSums } from "./sectionSums";
import { ENOUGH } from "./weights";
import { SectionSet } from "./wordMatches";

const SECTIONS = 100;
const TOTALS = { whole: 2, free: 0, known: 2, words: 2, size: 2, subject: 2, needed: 2 };

/** How many of the sections may be results where `full` have both words and three have one of them. */
function listed(full: number, allowed?: Uint8Array): number {
  const sums = new SectionSums(SECTIONS);
  for (let section = 0; section < full + 3; section++) {
    sums.touched.add(section);
    sums.own.add(section);
    sums.certain[section] = section < full ? 2 : 1;
    sums.mass[section] = section < full ? 2 : 1;
  }
  const options = { mayLack: "none" as const, ...(allowed && { allowed }) };
  return findListable(new SectionSet(SECTIONS), sums, TOTALS, options).members.length;
}

test("sections that lack a word are considered only if few lack none", () => {
  expect(listed(ENOUGH - 1)).toBe(ENOUGH + 2);
  expect(listed(ENOUGH)).toBe(ENOUGH);
});

test("a section that a filter excludes is not counted", () => {
  const allowed = new Uint8Array(SECTIONS).fill(1, 1);
  expect(listed(ENOUGH, allowed)).toBe(ENOUGH + 2);
});
