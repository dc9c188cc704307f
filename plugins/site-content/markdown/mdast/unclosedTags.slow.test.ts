import remarkParse from "remark-parse";
import { unified } from "unified";
import { showUnclosed } from "./unclosedTags";

/** Seconds of the processor: in proportion to the page's length these take a tenth, with its square three times as many. */
const LIMIT = 5;

test.each([
  ["parts of a table", "<td> a <tr> b\n", 20_000],
  ["paragraphs in one line", "a <p> b ", 40_000],
])("tags of %s take time in proportion to the page", (_, text, times) => {
  const page = text.repeat(times);
  const tree = unified().use(remarkParse).parse(page);
  const before = process.cpuUsage();
  showUnclosed(tree, page, () => {});
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(LIMIT);
});
