import { check, findWrongFigures } from "./checkFigures";
import { knownAmong } from "./pageFigures";
import { publishedFigures } from "./publishedFigures";

const page = (body: string): [{ file: string; text: string }] => [
  { file: "content/docs/a.mdx", text: `---\ntitle: A\nmath: [M01]\n---\n\n${body}\n` },
];
const findings = (body: string, facts: readonly string[] = []) =>
  findWrongFigures(page(body), facts).map(({ line, message }) => `${line}: ${message}`);

test("a figure that the maths computes passes, as printed or rounded", () => {
  expect(findings("The swap returns 4,935.79 USDY, about 4,935.8.")).toEqual([]);
});

test("a figure that nothing computes is reported with its line", () => {
  expect(findings("The swap returns 4,936.79 USDY.")).toEqual([
    "6: No maths test, plot, calculator or worked step gives the figure 4,936.79.",
  ]);
});

test("a page may list its check groups one per line", () => {
  const [{ file, text }] = page("The swap returns 4,936.79 USDY.");
  const listed = text.replace("math: [M01]", "math:\n  - M01");
  expect(findWrongFigures([{ file, text: listed }], [])).toHaveLength(1);
});

test("a fact from the plan passes", () => {
  expect(findings("Published as 7777.123.")).toHaveLength(1);
  expect(findings("Published as 7777.123.", ["7777.123"])).toEqual([]);
});

test("a page without check groups may print any figure", () => {
  expect(
    findWrongFigures([{ file: "a.mdx", text: "The year had 98,765.4321 hours." }], []),
  ).toEqual([]);
});

test("an abort code beside the wrong category or reason is reported", () => {
  expect(findings("| 131076 | `E_MIN_OUT` | `out_of_range` (4) |", ["131076"])).toEqual([]);
  expect(findings("| 131076 | `E_MIN_OUT` | `out_of_range` (5) |", ["131076"])).toEqual([
    "6: The abort code 131076 is out_of_range (4), not out_of_range (5).",
  ]);
});

test("of figures with four digits or more, nineteen in twenty are unknown once one digit is wrong", () => {
  const wrong = (text: string) =>
    text.replace(/[1-9](?=[^1-9]*$)/, (digit) => String(digit === "9" ? 8 : Number(digit) + 1));
  const slipped = [...publishedFigures().values()].flatMap((figures) => {
    const isKnown = knownAmong(figures);
    return figures
      .filter((text) => text.includes(".") && text.replace(/\D|^0+|0+$/g, "").length >= 4)
      .map((text) => isKnown(wrong(text)));
  });
  expect(slipped.length).toBeGreaterThan(100);
  expect(slipped.filter(Boolean).length / slipped.length).toBeLessThan(0.05);
});

test("a plan without a list of figures allows none", () => {
  expect(check({ root: "/nowhere", pages: [] })).toStrictEqual([]);
});
