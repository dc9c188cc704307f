import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkTheme } from "./checkTheme";

const root = mkdtempSync(path.join(tmpdir(), "check-theme-"));
beforeAll(() => {
  for (const folder of ["content", "src/styles"])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(
    path.join(root, "src/styles/tokens.css"),
    `:root { --color-accent: #000; --color-bg: #fff; --color-mark: #ff0; --color-overlay: #000; --color-scroll: #000; --code-mark-bg: #fff; /* --color-old: #000; */ }
    [data-theme="dark"] { --color-accent: #eee; --color-bg: #111; }`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

const found = (css: string, images: readonly string[] = []) => {
  writeFileSync(path.join(root, "content/theme.css"), css);
  return checkTheme(root, images).map(
    ({ severity, line, message, fix }) => `${severity} ${line} ${message} ${fix}`,
  );
};

test("a site without a theme has no problem", () => {
  rmSync(path.join(root, "content/theme.css"), { force: true });
  expect(checkTheme(root, [])).toEqual([]);
});

test("a value that swallows the declaration below it is an error", () => {
  const ended = ":root {\n  --color-bg: #fff;\n  --color-accent:\n    #000\n}";
  expect(found(ended)).toEqual([]);
  expect(found(ended.replace("fff;", "fff"))).toContain(
    'error 2 The value of --color-bg has no ";" at its end, so the declaration below belongs to it. End the value with ";".',
  );
});

test.each<[string, string]>([
  [
    "colors of the engine",
    '[data-theme="light"] { --color-accent: #123; }\n[data-theme="dark"] { --color-bg: #000; }',
  ],
  [
    "names of its own that it reads",
    '[data-theme="light"] { --brand: #123; --color-accent: var(--brand); }',
  ],
  ["files of this site", "@import './more.css';\na { background: url(/a.png) }"],
  [
    "pictures that are written out",
    `a { background: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>") }`,
  ],
  ["a text that is an address", 'a::after { content: "https://a.example" }'],
  [
    "a kind of picture, and a picture of this site",
    'a { background: image-set("/a.png" type("//image"), linear-gradient(rgb(0 0 0), #fff) 2x) }',
  ],
  ["a picture without quotes that is written out", "a { background: url(data:,//a.example) }"],
  [
    "other sites in comments",
    "/* https://a.example/ --color-x: 1; @import 'https://b.example'; */",
  ],
  [
    "colors as words, with transparency, and those of the browser",
    "a { --color-mark: navy; --color-overlay: #fb92; --color-scroll: Canvas; --code-mark-bg: inherit }",
  ],
  ["names that have a value in their place", "a { color: var(--mine, red) }"],
  [
    "selectors of the page, and of its parts",
    ["html", ":root[data-theme='dark']", "[data-theme=dark] pre", "body", ".dark", "root-part"]
      .map((selector) => `${selector} { --color-mark: #ff0 }`)
      .join("\n"),
  ],
])("%s are right", (_, css) => {
  expect(found(css)).toEqual([]);
});

test.each<[string, string, string]>([
  [
    "a color that is hard to tell from its ground",
    '[data-theme="light"] {\n  --color-accent: #fc0;\n}',
    "warning 2 --color-accent (#fc0) on --color-bg (#fff) has a contrast of 1.51 in the light mode; it needs 4.5. Make one of the two darker or lighter.",
  ],
  [
    "a misspelt name",
    ":root {\n  --color-accnt: #123;\n}",
    'warning 2 Nothing reads --color-accnt. Did you mean "--color-accent"? Use a name from src/styles/tokens.css, or remove the line.',
  ],
  [
    "a name that only begins like others",
    ":root {\n  --color-primary: #123;\n}",
    "warning 2 Nothing reads --color-primary. Use a name from src/styles/tokens.css, or remove the line.",
  ],
  [
    "a color with a digit too few",
    ":root {\n  --color-mark: #c2410;\n}",
    "error 2 --color-mark is #c2410, which is not a color. Write # and 3, 4, 6 or 8 hexadecimal digits, or another color of CSS.",
  ],
  [
    "a misspelt color",
    ":root {\n  --color-mark: oragne }",
    'error 2 --color-mark is oragne, which is not a color. Did you mean "orange"? Write # and 3, 4, 6 or 8 hexadecimal digits, or another color of CSS.',
  ],
  [
    "a bracket that is not closed",
    ":root {\n  --color-mark: rgb(1 2 3;\n}\na {\n}\n",
    'error 2 Syntax error: Expected ")" to go with "(". Correct it: browsers silently drop what they cannot parse.',
  ],
  [
    "an import below a rule",
    'a {\n}\n@import "more.css";',
    'error 3 Syntax error: All "@import" rules must come first. Correct it: browsers silently drop what they cannot parse.',
  ],
  ...["-color-mark", "color-mark", "\u2014color-mark"].map((name): [string, string, string] => [
    `${name}, which lacks hyphens,`,
    `:root {\n  ${name}: #123;\n}`,
    `warning 2 Nothing reads ${name}. Did you mean "--color-mark"? Begin the name with two hyphens.`,
  ]),
  ...[":rot", "root"].map((selector): [string, string, string] => [
    `the selector ${selector}`,
    `a {\n}\n${selector} {\n  --color-mark: #123;\n}`,
    `warning 3 Nothing on any page matches ${selector}. Did you mean ":root"? Correct it: the values below it are not used.`,
  ]),
  [
    "a mode of color that does not exist",
    'html[data-theme="drak"] {\n  --color-mark: #123;\n}',
    'warning 1 Nothing on any page matches html[data-theme="drak"]. Did you mean "[data-theme=dark]"? Correct it: the values below it are not used.',
  ],
  [
    "another fault, without the contrast that it changes,",
    '[data-theme="drak"] {\n  --color-accent: #fc0;\n}\n:root {\n  --color-accent: #fc0;\n}',
    'warning 1 Nothing on any page matches [data-theme="drak"]. Did you mean "[data-theme=dark]"? Correct it: the values below it are not used.',
  ],
  [
    "a misspelt name that is read",
    "a {\n  color: var(--color-acent);\n}",
    'warning 2 Nothing sets --color-acent. Did you mean "--color-accent"? Set it, or use a name from src/styles/tokens.css.',
  ],
  [
    "an import of another site",
    "/* fonts\n */\n@import url('https://fonts.example/css?family=A');",
    "error 3 @import requests a file from https://fonts.example, which every page's security policy blocks. Copy the rules into this file, and fonts into static/.",
  ],
  [
    "a picture of another site",
    "a { background: url(//img.example/a.png) }",
    "error 1 url() requests a file from https://img.example, which every page's security policy blocks. Put the file into static/, or name https://img.example under security.images of content/site.yml if it is a picture.",
  ],
  [
    "a rule that is not closed",
    "a {\n  color: red;\n",
    'error 1 Syntax error: Expected "}" to go with "{". Correct it: browsers silently drop what they cannot parse.',
  ],
  [
    "a line without a colon",
    '[data-theme="light"] {\n  --color-bg: #fff;\n  --color-accent #fff;\n}',
    'error 3 Syntax error: Expected ":". Correct it: browsers silently drop what they cannot parse.',
  ],
  [
    "a comment that is not closed",
    ":root {}\n/* open\n\na {}",
    'error 2 Syntax error: Expected "*/" to terminate multi-line comment. Correct it: browsers silently drop what they cannot parse.',
  ],
])("%s is reported with its line", (_, css, expected) => {
  expect(found(css)).toEqual([expected]);
});

test.each([
  ["url()", "a { background: URL( 'https://img.example/a.png' ) }"],
  ["url()", "a { background: url(\n  https://img.example/a.png) }"],
  ["image-set()", 'a { background: image-set("https://img.example/a.png" 1x) }'],
  ["image-set()", "a { background: image-set(linear-gradient(red, blue) 1x, '//img.example' 2x) }"],
  ["-webkit-image-set()", 'a { background: -webkit-image-set("https://img.example/a.png" 1x) }'],
  ["url()", "a { background: image-set(url(https://img.example/a.png) 1x) }"],
  ["src()", 'a { background: src("https://img.example/a.png") }'],
  ["@import", '@import "https://img.example/a.css" supports(content: "//b.example");'],
])("%s of another site is an error: %s", (by, css) => {
  expect(found(css)).toEqual([
    expect.stringContaining(`${by} requests a file from https://img.example, which every page's`),
  ]);
});

test("a folder of that name is an error", () => {
  const file = path.join(root, "content/theme.css");
  rmSync(file, { force: true });
  mkdirSync(file);
  expect(checkTheme(root, [])).toEqual([
    {
      severity: "error",
      file: "content/theme.css",
      message: "This is a folder.",
      fix: "Make it a file, or remove it.",
    },
  ]);
  rmSync(file, { recursive: true });
});

test("a theme that cannot be read is an error", () => {
  const file = path.join(root, "content/theme.css");
  rmSync(file, { force: true });
  symlinkSync("nowhere.css", file);
  expect(checkTheme(root, [])).toMatchObject([
    { severity: "error", message: "The style sheet cannot be read: ENOENT." },
  ]);
  rmSync(file);
});

test("a picture from an origin that the owner allows is valid, an import is not", () => {
  const images = ["https://img.example"];
  expect(found("a { background: url('https://img.example/a.png') }", images)).toEqual([]);
  expect(found("@import 'https://img.example/a.css';", images)).toHaveLength(1);
});
