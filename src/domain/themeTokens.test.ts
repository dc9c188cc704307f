import { themeTokens } from "./themeTokens";

const ENGINE = `@layer tokens {
  :root, [data-theme="light"] { --color-bg: #fff; --color-bg-subtle: #f4f7f8; }
  [data-theme="dark"] { --color-bg: #0d151b; }
  @media print { :root { --color-bg: #eee; } }
}`;

test.each([
  ["the engine's without a sheet of the owner", [ENGINE], "#fff", "#0d151b"],
  [
    "the owner's, over those of the engine",
    [ENGINE, ':root { --color-bg: #fffbe6 } [data-theme="dark"] { --color-bg: rgb(20 10 0) }'],
    "#fffbe6",
    "rgb(20 10 0)",
  ],
  [
    "one mode of the owner's",
    [ENGINE, "html[data-theme='light']{--color-bg:ivory;}"],
    "ivory",
    "#0d151b",
  ],
  ["the owner's for every mode", [ENGINE, ":root{--color-bg:ivory}"], "ivory", "ivory"],
  [
    "what they refer to",
    [ENGINE, ":root { --paper: #eee; --color-bg: var(--paper); }"],
    "#eee",
    "#eee",
  ],
  [
    "none that refers to nothing or to itself, or that a comment names",
    [ENGINE, ":root { --color-bg: var(--x); /* --color-bg: red; */ --x: var(--color-bg) }"],
    "#fff",
    "#0d151b",
  ],
  [
    "none of a part of the page",
    [ENGINE, ".hero { --color-bg: red } main [data-theme=dark] { --color-bg: red }"],
    "#fff",
    "#0d151b",
  ],
])("the value of a custom property is %s", (_, sheets, light, dark) => {
  const read = (file: string) => sheets[file.startsWith("content/") ? 1 : 0];
  const valueIn = (mode: "light" | "dark") => themeTokens(read, mode)("--color-bg");
  expect([valueIn("light"), valueIn("dark")]).toStrictEqual([light, dark]);
});
