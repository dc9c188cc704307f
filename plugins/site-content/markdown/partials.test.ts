import { COMPONENT_NAMES, VARIABLES } from "../../../src/testing/builders";
import { parseBody } from "./body";

/** What is wrong with a page that shows partials of its folder. @param texts of the partials, by name */
async function problemsOf(text: string, texts: Readonly<Record<string, string>>) {
  const names = Object.keys(texts);
  const imports = Object.fromEntries(names.map((name) => [`./_${name}.mdx`, `docs/_${name}.mdx`]));
  const withImports = (body: string) =>
    `${names.map((name) => `import ${name} from "./_${name}.mdx"`).join("\n")}\n\n${body}\n`;
  const files = Object.fromEntries(
    ["docs/a.mdx", ...Object.values(imports)].map((file) => [file, imports]),
  );
  const { problems } = await parseBody(
    {
      file: "docs/a.mdx",
      text: withImports(text),
      variables: VARIABLES,
      partials: {
        files,
        texts: Object.fromEntries(
          names.map((name) => [`docs/_${name}.mdx`, withImports(texts[name] ?? "")]),
        ),
      },
    },
    COMPONENT_NAMES,
  );
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const LEVELS = Array.from({ length: 10 }, (_, level) => level);
const TOO_LONG = "The page's imported files have more than 5000000 characters.";

test.each<[string, string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    "a partial with properties and children",
    '<A x="1">**b**</A>',
    { A: "{props.x} {props.children}" },
    [],
  ],
  [
    "files that each show the next one twice, 10 levels deep",
    "<P0 />",
    Object.fromEntries(
      LEVELS.map((level) => [`P${level}`, `<P${level + 1} />\n\n<P${level + 1} />`]).concat([
        ["P10", "End"],
      ]),
    ),
    [expect.stringMatching(/^docs\/_P\d+\.mdx:\d+ The page shows more than 200 imported files\.$/)],
  ],
  [
    "children that are shown twice, 30 levels deep",
    `${"<A>".repeat(30)}x${"</A>".repeat(30)}`,
    { A: "{props.children} {props.children}" },
    [`docs/a.mdx:3 ${TOO_LONG}`],
  ],
  [
    "a long property that is shown often",
    `<A x="${"x".repeat(10_000)}" />`,
    { A: "{props.x} ".repeat(1_000) },
    [`docs/a.mdx:3 ${TOO_LONG}`],
  ],
  [
    "a file that shows itself a hundred times",
    "<A />",
    { A: "<A />\n\n".repeat(100) },
    ['docs/_A.mdx:3 The file "docs/_A.mdx" imports itself.'],
  ],
])("%s", async (_, text, texts, problems) => {
  expect(await problemsOf(text, texts)).toEqual(problems);
});
