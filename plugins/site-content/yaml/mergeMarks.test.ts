import { z } from "zod";
import { load, source } from "../../../src/testing/builders";
import { withoutMergeMarks } from "./mergeMarks";
import { parseYaml } from "./yaml";

const CONFLICT = "<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\n";

const without = (text: string) => withoutMergeMarks({ file: "a.md", text });

test("the first of two versions is kept, on its line", () => {
  expect(without(`a\n${CONFLICT}b\n`).text).toBe("a\n\nours\n\n\n\nb\n");
});

test("so it is if the common ancestor is included", () => {
  const { text, problems } = without(
    "<<<<<<< HEAD\nours\n||||||| 1a2b3c4\nbase\n=======\ntheirs\n>>>>>>> branch",
  );
  expect(text.trim()).toBe("ours");
  expect(problems).toHaveLength(1);
});

test.each([
  ["two conflicts", `${CONFLICT}${CONFLICT}`, [1, 6]],
  ["a mark that was overlooked", "a\n>>>>>>> branch\nb", [2]],
  ["marks in a fence of code", `\`\`\`\n${CONFLICT}\`\`\`\n`, []],
  ["a heading with its line below", "Fees\n=======\n", []],
])("%s", (_, text, lines) => {
  expect(without(text).problems.map(({ line }) => line)).toStrictEqual(lines);
});

test.each(["md", "mdx"])("in the text of a page in .%s they are one error", async (format) => {
  const { problems } = await load([
    source(`content/docs/a.${format}`, `---\ntitle: A\n---\n\nText.\n\n${CONFLICT}`),
  ]);
  expect(problems).toMatchObject([
    { severity: "error", line: 7, message: expect.stringContaining('"<<<<<<< HEAD"') },
  ]);
});

test("in YAML they hide no other fault", () => {
  const { problems } = parseYaml(
    {
      file: "a.yml",
      text: "<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> b\nc: 3\nd: 4\n",
      lineOffset: 0,
    },
    z.strictObject({ a: z.int(), c: z.string() }),
  );
  expect(problems.map(({ line }) => line)).toStrictEqual([1, 6, 7]);
});
