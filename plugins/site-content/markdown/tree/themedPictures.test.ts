import { compiled } from "../../../../src/testing/builders";

const LIGHT = '<img alt="A" src="/a.png#gh-light-mode-only" zoom=true/>';
const DARK = '<img alt="A" src="/b.png#gh-dark-mode-only" zoom=true/>';

test.each([
  [
    "a ThemedImage",
    '<ThemedImage alt="A" sources={{ light: "/a.png", dark: useBaseUrl("/b.png") }} />',
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
    "a picture element with a source for each",
    '<picture><source media="(prefers-color-scheme: dark)" srcset="/b.png" /><source media="(prefers-color-scheme: light)" srcset="/a.png" /><img alt="A" src="/c.png" /></picture>',
    LIGHT + DARK,
  ],
])("%s for two color modes becomes two pictures", async (_, body, expected) => {
  const { html, problems } = await compiled(body, "mdx");
  expect(html).toBe(expected);
  expect(problems).toEqual([]);
});

test("a picture element with several sizes or formats becomes its picture", async () => {
  const body =
    '<picture><source type="image/webp" srcset="/b.webp 1x, /c.webp 2x" /><img alt="A" src="/a.png" /></picture>';
  expect(await compiled(body, "mdx")).toStrictEqual({
    html: '<img alt="A" src="/a.png" zoom=true/>',
    problems: [],
  });
});

test.each(["", 'sources="/a.png"', 'sources={{ light: "/a.png" }}'])(
  "a ThemedImage with %j is an error",
  async (sources) => {
    expect(await compiled(`a\n\n<ThemedImage alt="A" ${sources} />`, "mdx")).toStrictEqual({
      html: "<p>a</p>",
      problems: ["3: <ThemedImage> has no sources for both color modes."],
    });
  },
);
