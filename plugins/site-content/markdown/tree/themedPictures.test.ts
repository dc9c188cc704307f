import { finished } from "../../../../src/testing/builders";
import { modeOfPicture } from "./themedPictures";

const LIGHT = '<img alt="A" src="/a.png#gh-light-mode-only" zoom=true/>';
const DARK = '<img alt="A" src="/b.png#gh-dark-mode-only" zoom=true/>';

test.each([
  [
    "a ThemedImage",
    '<ThemedImage alt="A" sources={{ light: "/a.png", dark: useBaseUrl("/b.png") }} />',
    LIGHT + DARK,
  ],
  [
    "a pair of Material for MkDocs",
    '<img alt="A" src="/a.png#only-light" /><img alt="A" src="/b.png#only-dark" />',
    LIGHT + DARK,
  ],
  [
    "a picture element",
    '<picture><source media="(prefers-color-scheme: dark)" srcset="/b.png 1x, /c.png 2x" /><img alt="A" src="/a.png" /></picture>',
    LIGHT + DARK,
  ],
  [
    "a picture element with two files for one size",
    '<picture><source media="(prefers-color-scheme: dark)" srcset="/b.png, /c.png 2x" /><img alt="A" src="/a.png" /></picture>',
    LIGHT + DARK,
  ],
  [
    "a picture element with spaces in the name of a file",
    '<picture><source media="(prefers-color-scheme: dark)" srcset="/b - dark (1).png" /><img alt="A" src="/a.png" /></picture>',
    LIGHT + DARK.replace("/b.png", "/b - dark (1).png"),
  ],
  [
    "a picture element with a source for each",
    '<picture><source media="(prefers-color-scheme:dark)" srcset="/b.png" /><source media="(prefers-color-scheme: light)" srcset="/a.png" /><img alt="A" src="/c.png" /></picture>',
    LIGHT + DARK,
  ],
])("%s for two color modes becomes two pictures", async (_, body, expected) => {
  const { html, problems } = await finished(body, "mdx");
  expect(html).toBe(expected);
  expect(problems).toEqual([]);
});

const LIGHT_ONLY = "/a.png#gh-light-mode-only";
const DARK_ONLY = "/a.png#gh-dark-mode-only";

describe.each([
  ["md", "class"],
  ["mdx", "class"],
  ["mdx", "className"],
] as const)("a picture in .%s with %s", (format, attribute) => {
  test.each([
    ["block dark:hidden", "/a.png", LIGHT_ONLY],
    ["dark:hidden", "/a.png", LIGHT_ONLY],
    ["hidden dark:block", "/a.png", DARK_ONLY],
    ["dark:block  w-full hidden", "/a.png", DARK_ONLY],
    ["hidden dark:inline", "/a.png", DARK_ONLY],
    ["hidden dark:inline-block", "/a.png", DARK_ONLY],
    ["hidden dark:block", LIGHT_ONLY, LIGHT_ONLY],
    ["hidden", "/a.png", "/a.png"],
    ["dark:block", "/a.png", "/a.png"],
    ["overflow-hidden dark:block", "/a.png", "/a.png"],
  ])("%j is only for its mode", async (classes, src, expected) => {
    const { html } = await finished(
      `<img alt="A" ${attribute}="${classes}" src="${src}" />`,
      format,
    );
    expect(html).toContain(`src="${expected}"`);
  });
});

test("a picture element keeps its modes beside classes", async () => {
  const body =
    '<picture><source media="(prefers-color-scheme: dark)" srcset="/b.png" /><img alt="A" class="dark:hidden" src="/a.png" /></picture>';
  const { html } = await finished(body, "md");
  expect(html.match(/src="[^"]*"/g)).toStrictEqual([
    'src="/a.png#gh-light-mode-only"',
    'src="/b.png#gh-dark-mode-only"',
  ]);
});

test("a picture element with several sizes or formats becomes its picture", async () => {
  const body =
    '<picture><source type="image/webp" srcset="/b.webp 1x, /c.webp 2x" /><img alt="A" src="/a.png" /></picture>';
  expect(await finished(body, "mdx")).toStrictEqual({
    html: '<img alt="A" src="/a.png" zoom=true/>',
    problems: [],
  });
});

test.each(["", 'sources="/a.png"', 'sources={{ light: "/a.png" }}'])(
  "a ThemedImage with %j is an error",
  async (sources) => {
    expect(await finished(`a\n\n<ThemedImage alt="A" ${sources} />`, "mdx")).toStrictEqual({
      html: "<p>a</p>",
      problems: ["3: <ThemedImage> has no sources for both color modes."],
    });
  },
);

test.each([
  ["/a.png", undefined],
  ["/a.png#gh-dark-mode-only", "dark"],
  ["/a.png#gh-light-mode-only", "light"],
])("the mode that %s asks for", (src, mode) => {
  expect(modeOfPicture(src)).toBe(mode);
});
