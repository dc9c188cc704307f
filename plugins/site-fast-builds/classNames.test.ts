import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { shortClassName, withShortClassNames } from "./classNames";

const inFile = (resourcePath: string, rootContext = "/site") => ({ rootContext, resourcePath });

describe("the name of a class", () => {
  test("begins with three letters for its file, the same in every folder, and continues with its index there", () => {
    const [note, elsewhere] = [
      inFile("/site/src/Note.module.css"),
      inFile("/other/src/Note.module.css", "/other"),
    ];
    const names = ["title", "text", "title"].map((name) => shortClassName(note, "", name));
    expect(names[0]).toMatch(/^[a-zA-Z]{3}a$/);
    expect(names).toEqual([names[0], names[0]?.replace(/a$/, "b"), names[0]]);
    expect(shortClassName(elsewhere, "", "title")).toBe(names[0]);
  });

  test("does not depend on what the file contained when it was last read", () => {
    const read = (...names: string[]) => {
      const file = inFile("/site/src/Edited.module.css");
      return names.map((name) => shortClassName(file, "", name));
    };
    read("old", "older");
    expect(read("new", "old")).toEqual(read("old", "older"));
  });

  test("is different for each of many classes", () => {
    const file = inFile("/site/src/Long.module.css");
    const names = Array.from({ length: 3000 }, (_, i) => shortClassName(file, "", `class${i}`));
    expect(new Set(names).size).toBe(3000);
  });

  test("is an error where two files have the same three letters", () => {
    const many = () => {
      for (let i = 0; i < 10_000; i++)
        shortClassName(inFile(`/site/src/Part${i}.module.css`), "", "title");
    };
    expect(many).toThrow(
      /^The classes of src\/Part\d+\.module\.css would have the same names as those of src\/Part\d+\.module\.css\. Rename it\.$/,
    );
  });
});

test.each([
  [".postcssrc.json", true],
  ["postcss.config.js", true],
  ["notes-on-postcss.md", false],
])("with %s next to package.json PostCSS reads CSS modules: %s", (name, expected) => {
  const root = mkdtempSync(path.join(tmpdir(), "postcss-"));
  writeFileSync(path.join(root, name), "{}");
  const loaders = {
    css: () => ({ loader: "css" }),
    miniCssExtract: () => ({ loader: "extract" }),
    postcss: () => ({ loader: "postcss" }),
  };
  const gatsbys = [{ oneOf: [{ test: /\.module\.css$/, use: [] }] }];
  const [rule] = withShortClassNames(gatsbys, loaders, false, root);
  rmSync(root, { recursive: true });
  expect(rule?.oneOf?.[0]?.use).toEqual([
    { loader: "extract" },
    { loader: "css" },
    ...(expected ? [{ loader: "postcss" }] : []),
  ]);
});
