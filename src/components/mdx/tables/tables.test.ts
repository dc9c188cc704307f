import { atLine, load, source } from "../../../testing/builders";

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
