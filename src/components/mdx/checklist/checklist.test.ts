import { load, source } from "../../../testing/builders";

const list = (id: string) => `<Checklist id="${id}" items={["A"]} />`;

test.each([
  ["two ids", [list("a"), list("b")], []],
  [
    "one id twice",
    [list("a"), list("a")],
    ['7: The page has two checklists with the id "a", under which their ticks are stored.'],
  ],
])("checklists with %s", async (_, lists, expected) => {
  const page = source("content/docs/a.mdx", `---\ntitle: A\n---\n\n${lists.join("\n\n")}\n`);
  const { problems } = await load([page]);
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toStrictEqual(expected);
});
