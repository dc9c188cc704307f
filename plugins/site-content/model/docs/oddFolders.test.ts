import { load, source } from "../../../../src/testing/builders";

const docs = (name: string, text = "# A\n\nText.\n") => source(`content/docs/${name}`, text);

test.each([
  ["its slug", [docs("f/_category.yml", 'slug: "a?b"\n'), docs("f/a.md")], "f/a.md"],
  ["its name", [docs("a?b/a.md")], "a?b/a.md"],
])("a page below a folder whose route no address can have, by %s", async (_, files, file) => {
  const { problems } = await load(files);
  expect(problems).toMatchObject([
    {
      file: `content/docs/${file}`,
      message: expect.stringMatching(/^The route "\/a\?b\/a" contains/),
    },
  ]);
});

test("a folder that is not in the route of any of its pages may have any name", async () => {
  const { problems } = await load([
    docs("C# guide/a.md", "---\nslug: /csharp/a\n---\n\n# A\n\nText.\n"),
  ]);
  expect(problems).toStrictEqual([]);
});
