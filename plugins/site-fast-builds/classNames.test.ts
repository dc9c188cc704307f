import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { shortClassName, withShortClassNames } from "./classNames";

const inFile = (resourcePath: string, rootContext = "/site") => ({ rootContext, resourcePath });
const note = inFile("/site/src/Note.module.css");

describe("the name of a class", () => {
  test("is five letters, and the same in every folder", () => {
    const name = shortClassName(note, "", "title");
    expect(name).toMatch(/^[a-zA-Z]{5}$/);
    expect(shortClassName(inFile("/other/src/Note.module.css", "/other"), "", "title")).toBe(name);
  });

  test("is another one for each class of each file", () => {
    const files = Array.from({ length: 40 }, (_, i) => inFile(`/site/src/Part${i}.module.css`));
    const names = files.flatMap((file) =>
      Array.from({ length: 25 }, (_, i) => shortClassName(file, "", `class${i}`)),
    );
    expect(new Set(names).size).toBe(1000);
  });
});

test.each([
  [".postcssrc.json", true],
  ["postcss.config.js", true],
  ["notes-on-postcss.md", false],
])("with %s beside package.json PostCSS reads CSS modules: %s", (name, expected) => {
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
