import { load, source } from "../../../../src/testing/builders";

const docs = (name: string, text = "# A\n\nText.\n") => source(`content/docs/${name}`, text);

const ODD = 'The route "/a?b" contains "?", which page addresses cannot contain.';
test.each([
  [
    "its slug",
    [
      docs("f/_category.yml", 'label: F\nslug: "a?b"\nlink: { type: generated-index }\n'),
      docs("f/a.md"),
      docs("f/g/b.md"),
    ],
    [`content/docs/f/_category.yml:2 ${ODD}`],
  ],
  ["its name", [docs("a?b/a.md"), docs("a?b/b.md")], [`content/docs/a?b:? ${ODD}`]],
  [
    "its name with a hidden character",
    [docs("a\u200B/b.md")],
    [
      'content/docs/a\u200B:? The route "/a\\u{200B}" contains the hidden character U+200B, which page addresses cannot contain.',
    ],
  ],
  [
    "its slug, but not of a page with a route of its own",
    [
      docs("f/_category.yml", 'slug: "/a?b/"\n'),
      docs("f/a.md"),
      docs("f/c.md", '---\nslug: "/c#d"\n---\n\n# C\n\nText.\n'),
    ],
    [
      `content/docs/f/_category.yml:1 ${ODD.replace("b", "b/")}`,
      'content/docs/f/c.md:2 The route "/c#d" contains "#", which page addresses cannot contain.',
    ],
  ],
])(
  "a folder whose route cannot be used in an address is reported once, by %s",
  async (_, files, expected) => {
    const { problems } = await load(files);
    expect(
      problems.map(({ file, line, message }) => `${file}:${line ?? "?"} ${message}`),
    ).toStrictEqual(expected);
  },
);

test("a folder that is not in the route of any of its pages may have any name", async () => {
  const { problems } = await load([
    docs("C# guide/a.md", "---\nslug: /csharp/a\n---\n\n# A\n\nText.\n"),
  ]);
  expect(problems).toStrictEqual([]);
});
