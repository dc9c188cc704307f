import remarkParse from "remark-parse";
import { unified } from "unified";
import type { ProsePage } from "./prosePage";
import { audienceProblems, missedTargets, rhythmOf } from "./rhythm";

const words = (count: number) => `${"Tide ".repeat(count - 1)}rises.`;

test("lengths are counted in words, sentence by sentence, without captions", () => {
  const rhythm = rhythmOf([`${words(10)} ${words(20)}`, "Table: a caption of five words."]);
  expect(rhythm).toEqual({ sentences: 2, mean: 15, deviation: 5, longest: 20, shortRun: 0 });
});

test("a decimal point and an abbreviation do not end a sentence", () => {
  expect(rhythmOf(["It costs 0.30% of 1,000.50 USDX, i.e. little."]).sentences).toBe(1);
});

test("short sentences only count as consecutive within a paragraph", () => {
  const short = words(3);
  expect(rhythmOf([`${short} ${short}`, `${short} ${words(9)} ${short}`]).shortRun).toBe(2);
});

test.each([
  ["all met", [`${words(8)} ${words(24)} ${words(16)}`, words(34)], 1],
  ["even and short", [`${words(5)} ${words(5)} ${words(5)}`], 3],
  ["too long", [`${words(39)} ${words(8)} ${words(8)} ${words(8)}`], 1],
])("targets: %s", (_name, paragraphs, missed) => {
  expect(missedTargets(rhythmOf(paragraphs))).toBe(missed);
});

test("an empty page has no rhythm to measure", () => {
  expect(rhythmOf([])).toEqual({ sentences: 0, mean: 0, deviation: 0, longest: 0, shortRun: 0 });
});

const page = (text: string): Pick<ProsePage, "file" | "kind" | "root"> => ({
  file: `content/docs/${text.length}.md`,
  kind: "doc",
  root: unified().use(remarkParse).parse(`# Tide\n\n${text}\n\nThis page is for nobody.\n`),
});

test("pages that open by saying who they are for are reported when there are too many", () => {
  const pages = [
    page("Water rises."),
    page("A tide is high. This page is for sailors."),
    page("It falls."),
  ];
  expect(audienceProblems(pages, 0.4)).toEqual([]);
  expect(audienceProblems(pages, 0.3).map(({ line, message }) => `${line} ${message}`)).toEqual([
    "3 The page opens by naming its readers, as 1 of 3 pages do.",
  ]);
});
