import { atLine, load, source } from "../../../testing/builders";

test("a row that does not have a cell for each column is reported", async () => {
  const text = '<CompareTable caption="C" columns={["A", "B"]} rows={[["1", "2"], ["3"]]} />';
  const page = source("content/docs/a.mdx", `---\ntitle: A\n---\n\n${text}\n`);
  expect((await load([page])).problems.map(atLine)).toStrictEqual([
    'warning 5: The row "3" of <CompareTable> does not have one cell for each of its 2 columns.',
  ]);
});
