import remarkParse from "remark-parse";
import { unified } from "unified";
import { isSuperlinear } from "../../../../src/testing/growth";
import { showUnclosed } from "./unclosedTags";

test.each([
  ["parts of a table", "<td> a <tr> b\n"],
  ["paragraphs in one line", "a <p> b "],
])("%s take time in proportion to the length of the page", async (_, text) => {
  const read = (size: number) => {
    const page = text.repeat(size);
    showUnclosed(unified().use(remarkParse).parse(page), page, () => {});
  };
  expect(await isSuperlinear(read, 16_000)).toBe(false);
});
