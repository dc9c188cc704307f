import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { themeRequests } from "./themeRequests";
import { themes } from "./webpack";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
const root = mkdtempSync(path.join(tmpdir(), "theme-"));
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
beforeAll(() => {
  for (const folder of ["content", "static/fonts"])
    mkdirSync(path.join(root, folder), { recursive: true });
  write("secret.svg", SVG);
  write("content/tide.svg", SVG);
  write("content/evil.svg", '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"></svg>');
  for (const file of ["tide.png", "tide.woff2", "fonts/A B.woff2"]) write(`static/${file}`, "");
  for (const file of ["tide.png", "tide.woff2", "evil.js", "x.css", "y.module.css"])
    write(`content/${file}`, "");
  symlinkSync("../secret.svg", path.join(root, "content/linked.svg"));
});
afterAll(() => rmSync(root, { recursive: true }));
const faultsOf = (css: string) => {
  write("content/theme.css", css);
  return themeRequests(root).map(({ line, message }) => `${line}: ${message}`);
};

test.each([
  ":root { --color-bg: #fff !important; content: '\\201C'; }",
  'a { background: url(tide.png) no-repeat, url("./tide.svg#a") }',
  "@font-face { src: url('tide.woff2?v=1') format('woff2'), url(/tide.woff2) format(\"woff2\") }",
  "a { background: url(\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>\") }",
  'a { background: image-set("tide.png" 1x, url(/tide.png) 2x); mask: url(#m) } /* @import "x" */',
  "@import './x.css' print; @import url(x.css); @import url('https://a.example/x.css');",
  "a { content: 'url'; background: url( tide.png ) /* url(../x) */ }",
  "a { color: red",
])("a style sheet may have its own pictures and fonts: %s", (css) => {
  expect(faultsOf(css)).toEqual([]);
  expect(themes(root)).toHaveLength(2);
});

test.each([
  [
    '@import "!!./evil.js!./x.css";',
    `1: @import "!!./evil.js!./x.css" does not name a plain style sheet in the content folder.`,
  ],
  [
    '\n@IMPORT url("!!./evil.js!./x.css");',
    `2: @import url("!!./evil.js!./x.css") does not name a plain style sheet in the content folder.`,
  ],
  [
    ':import("!!./evil.js!./x.css") { a: b }',
    "1: The style sheet uses parts of another file with :import.",
  ],
  [
    '.a { composes: b from "./x.css" }',
    "1: The style sheet uses parts of another file with composes.",
  ],
  ['@value a from "./x.css";', "1: The style sheet uses parts of another file with @value."],
  ...[
    '"../secret.css"',
    '"./gone.css"',
    "url(y.module.css)",
    '"x.css" url("!!./evil.js!x.css")',
    '"\\21x.css"',
  ].map((address) => [
    `@import ${address};`,
    `1: @import ${address} does not name a plain style sheet in the content folder.`,
  ]),
  ["a { mask: url(./evil.js) }", '1: "./evil.js" is not a picture or font in the content folder.'],
  [
    "a { mask: url('../secret.svg') }",
    '1: "../secret.svg" is not a picture or font in the content folder.',
  ],
  [
    "a { mask: url(./linked.svg) }",
    '1: "./linked.svg" is not a picture or font in the content folder.',
  ],
  ["a { --x: URL(~a/b.png) }", '1: "~a/b.png" is not a picture or font in the content folder.'],
  [
    'a { mask: image-set("%2e%2e/secret.svg" 1x) }',
    '1: "%2e%2e/secret.svg" is not a picture or font in the content folder.',
  ],
  ["a { mask: url(evil.svg) }", '1: The picture "evil.svg" has the event handler onload.'],
  ...[
    'url("!!./evil.js!./x.css")',
    "url(!!./evil.js!./tide.png)",
    'url("\\2e\\2e/secret.svg")',
    "url(\\2e\\2e/secret.svg)",
    'image-set("data:image/png,!./evil.js!./x.css" 1x)',
  ].map((value) => [
    `a { mask: ${value} }`,
    `1: The address in "${value}" has an escape, a "!" or a stray quotation mark.`,
  ]),
])("%s is refused, and the build stops", (css = "", fault = "") => {
  expect(faultsOf(css)).toEqual([fault]);
  expect(() => themes(root)).toThrow(fault.slice(3));
});

test.each([
  ["url(/tide.png)", "", undefined],
  ["url(/tide.png?v=1#a)", "", undefined],
  ["url('/fonts/A%20B.woff2')", "", undefined],
  ["url(//a.example/gone.png)", "", undefined], // the policy blocks it
  ["url(/docs/tide.png)", "/docs", undefined],
  ["url(/gone.png)", "", "1: There is no file at /gone.png."],
  ["url(/fonts)", "", "1: There is no file at /fonts."],
  ["url(/../content/x.css)", "", "1: There is no file at /../content/x.css."],
  ["url(/docs/gone.png)", "/docs", "1: There is no file at /docs/gone.png."],
  [
    "url(/tide.png)",
    "/docs",
    "1: There is no file at /tide.png: this site has the base path /docs.",
  ],
])("a file of static/ is found: %s below %j", (address, pathPrefix, fault) => {
  write("content/theme.css", `a { background: ${address} }`);
  const faults = themeRequests(root, pathPrefix);
  expect(faults.map(({ line, message }) => `${line}: ${message}`)).toEqual(fault ? [fault] : []);
});

test.each([
  ["", "/tide.png"],
  ["/docs", "/docs/tide.png"],
])(
  "a file written with its folder static/ is reported without it, below %j",
  (pathPrefix, written) => {
    write("content/theme.css", "a { background: url(/static/tide.png) }");
    expect(themeRequests(root, pathPrefix)).toMatchObject([
      {
        message: "There is no file at /static/tide.png.",
        fix: `Write ${written}: files in static/ are served from the root of the site.`,
      },
    ]);
  },
);

test("a sheet that it includes is read as well", () => {
  write("content/x.css", "@import 'theme.css';\n\na { mask: url(../secret.svg) }");
  write("content/theme.css", "@import './x.css';");
  expect(themeRequests(root)).toMatchObject([{ file: "content/x.css", line: 3 }]);
  write("content/x.css", "");
});

test("a style sheet behind a symbolic link is not read", () => {
  rmSync(path.join(root, "content/theme.css"));
  symlinkSync("x.css", path.join(root, "content/theme.css"));
  expect(() => themes(root)).toThrow("reached through a symbolic link");
  rmSync(path.join(root, "content/theme.css"));
  expect(themes(root)).toHaveLength(2);
});
