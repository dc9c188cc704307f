import { readFileSync } from "node:fs";
import { faintPairs } from "./themeContrast";

const TOKENS = readFileSync("src/styles/tokens.css", "utf8");
const faint = (theme: string | undefined, tokens = TOKENS) =>
  faintPairs((file) => (file.startsWith("content/") ? theme : tokens));

test("the engine's own colors have enough contrast", () => {
  expect(faint(undefined)).toEqual([]);
});

test.each([
  ["text as light as its ground", ":root { --color-text: #fff }", "--color-text", ["light"]],
  ["links", ":root { --color-accent: #ffcc00 }", "--color-accent", ["light"]],
  ["links of one mode", '[data-theme="dark"] { --color-accent: #123 }', "--color-accent", ["dark"]],
  [
    "a ground for every mode",
    ":root { --color-bg: #777 }",
    "--color-text-muted",
    ["light", "dark"],
  ],
  [
    "edges of fields",
    '[data-theme="light"] { --color-border-strong: #bbb }',
    "--color-border-strong",
    ["light"],
  ],
  ["code", ":root { --code-comment: oklch(0.8 0.02 200) }", "--code-comment", ["light"]],
  [
    "a color that others refer to",
    ":root { --b: gold; --color-accent: var(--b) }",
    "--color-accent",
    ["light"],
  ],
])("%s", (_, theme, ink, modes) => {
  const found = faint(theme).filter((pair) => pair.ink === ink);
  expect(found.map(({ mode }) => mode)).toEqual(modes);
});

test("names the values, the contrast and what it needs", () => {
  const [found] = faint('[data-theme="light"] { --color-accent: #ffcc00 }');
  expect(found?.message).toBe(
    "--color-accent (#ffcc00) on --color-accent-bg (#e2f3f3) has a contrast of 1.32 in the light mode; it needs 4.5.",
  );
});

test("skips what only a browser can evaluate", () => {
  expect(
    faint(
      ":root { --color-accent: color-mix(in srgb, gold, white); --color-text: rgb(255 255 255 / 50%) }",
    ),
  ).toEqual([]);
});
