import { element } from "../../../domain/documentTree";
import { treeToHtml } from "../../../domain/treeHtml";
import { atLine, load, source } from "../../../testing/builders";
import { renderTree } from "../../../testing/componentSamples";
import * as builtIn from "../builtIn";

const PLACE = { base: "", pageUrl: "", pictures: new Map() };

/** The facts that a page and a feed show beside the name of a field. */
function factsOf(props: Readonly<Record<string, string | boolean>>): readonly string[] {
  const node = element("ResponseField", { name: "n", type: "u64", ...props });
  const texts = [renderTree([node]), treeToHtml([node], PLACE, builtIn)];
  return texts.map((html) => html.replace(/<[^>]*>/g, "").replace(/\s+/g, " "));
}

test.each([
  [{}, "n u64", "n (u64)"],
  [{ nullable: true, required: true }, "n u64 or null required", "n (u64 or null, required)"],
  [
    { deprecated: true, default: "0" },
    "n u64 deprecated default 0",
    "n (u64, deprecated, default 0)",
  ],
  [{ required: false, default: "–" }, "n u64", "n (u64)"],
])("a field with %j says so", (props, page, feed) => {
  expect(factsOf(props)).toStrictEqual([page, feed]);
});

test("a row that does not have a cell for each column is reported", async () => {
  const text = '<CompareTable caption="C" columns={["A", "B"]} rows={[["1", "2"], ["3"]]} />';
  const page = source("content/docs/a.mdx", `---\ntitle: A\n---\n\n${text}\n`);
  expect((await load([page])).problems.map(atLine)).toStrictEqual([
    'warning 5: The row "3" of <CompareTable> does not have one cell for each of its 2 columns.',
  ]);
});

test.each([
  ["2026-01-15", []],
  ["March 2026", []],
  ["2026-02-31", ['warning 3: "2026-02-31" in <Changelog> is not a date.']],
  ["2026-13-01", ['warning 3: "2026-13-01" in <Changelog> is not a date.']],
])("a date of the changelog has to exist: %s", async (date, expected) => {
  const text = `<Changelog rows={[{ date: "${date}", change: "First" }]} />`;
  const { problems } = await load([source("content/docs/a.mdx", `# A\n\n${text}\n`)]);
  expect(problems.map(atLine)).toStrictEqual(expected);
});
