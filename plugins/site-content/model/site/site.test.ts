import { load, siteYml, source, VARIABLES, withSite } from "../../../../src/testing/builders";
import { loadSite, variablesOf } from "./site";

const messages = (...files: Parameters<typeof withSite>[0]) =>
  loadSite(withSite(files)).problems.map(
    ({ file, line, message }) => `${file}:${line ?? "?"} ${message}`,
  );

test("pictures of the site that do not exist are errors with their lines", async () => {
  const { problems } = await load([siteYml({ logo: { dark: "/night.svg" } })]);
  expect(
    problems.map(({ file, line, message, fix }) => `${file}:${line} ${message} ${fix}`),
  ).toEqual([
    'content/site.yml:13 The picture "/night.svg" does not exist. Put the file itself at static/night.svg.',
  ]);
});

test("the size of the banner is that of its file", async () => {
  const { pictureSizes } = await load([]);
  expect(pictureSizes.get("/banner.png")).toEqual({ width: 1200, height: 630 });
});

test("the line of the day until which security contacts are right is known", async () => {
  const file = siteYml({ security: { expires: "2026-06-01" } });
  const line = file.text.split("\n").findIndex((text) => text.includes("expires")) + 1;
  expect(line).toBeGreaterThan(1);
  expect((await load([file])).site.expiresLine).toBe(line);
});

test("a complete site has every part and no problem", () => {
  const { site, problems } = loadSite(withSite([]));
  expect(problems).toStrictEqual([]);
  expect(site).toMatchObject({
    authors: { ada: { name: "Ada" } },
    tags: { amm: { label: "AMM" } },
    glossary: [{ id: "slippage" }],
    networks: [{ id: "testnet" }],
  });
});

test("a demonstration says so above every page, unless its owner announces something else", () => {
  const announcementOf = (config: Parameters<typeof siteYml>[0]) =>
    loadSite([siteYml(config)]).site?.config.announcement?.id;
  expect(announcementOf({ mode: "demo" })).toBe("demo");
  expect(announcementOf({ mode: "demo", announcement: { id: "tide", text: "High." } })).toBe(
    "tide",
  );
  expect(announcementOf({ mode: "live" })).toBeUndefined();
});

test("a blog that site.yml does not mention has the title and the tagline of the specification", () => {
  expect(loadSite([siteYml()]).site?.config.blog).toMatchObject({
    title: "Blog",
    tagline: "Latest updates from the team",
  });
});

test("site.yml may not be missing; a stand-in is used", () => {
  expect(loadSite([])).toMatchObject({
    isRead: false,
    site: { config: { product: { name: "Product" } }, routes: [], pictures: [] },
    problems: [{ file: "content/site.yml", message: expect.stringContaining("missing") }],
  });
});

test("a stand-in is used for a broken site.yml, and its problems are reported once", () => {
  const { isRead, problems } = loadSite([siteYml({ tagline: [], mode: "live" })]);
  expect(isRead).toBe(false);
  expect(problems).toMatchObject([{ message: expect.stringContaining('"tagline"') }]);
});

describe("values of the product", () => {
  test("are filled in in every string of site.yml and the data files", () => {
    const { site } = loadSite(
      withSite([
        siteYml({ tagline: "{product} for {ticker}" }),
        source("content/blog/tags.yml", "news: { label: 'News of {product}' }\n"),
      ]),
    );
    expect([site?.config.tagline, site?.tags.news?.label]).toStrictEqual([
      "Harbour for HBR",
      "News of Harbour",
    ]);
    expect(site && variablesOf(site.config)).toStrictEqual(VARIABLES);
  });
});

test.each([
  ["https://docs.example.com/", "https://docs.example.com"],
  ["https://docs.example.com:8443//", "https://docs.example.com:8443"],
])("the site's address %s is read without a trailing slash", (url, expected) => {
  expect(loadSite([siteYml({ url })]).site?.config.url).toBe(expected);
});

test.each(["/docs", "?a", "#a", "\\docs"])(
  "the site's address cannot have %s after its host",
  (after) => {
    const { problems } = loadSite([siteYml({ url: `https://example.com${after}` })]);
    expect(
      problems.map(({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`),
    ).toEqual([
      `error content/site.yml:7 "url" is not valid: write https://, a host and nothing after it; a path belongs in PATH_PREFIX. It is ${JSON.stringify(`https://example.com${after}`)}.`,
    ]);
  },
);

test.each([
  ["navbar", { navbar: { links: [{ label: "A" }] } }, "navbar.links.0"],
  [
    "footer",
    { footer: { columns: [{ title: "T", links: [{ label: "A" }] }] } },
    "footer.columns.0.links.0",
  ],
  [
    "announcement",
    { announcement: { id: "a", text: "b", link: { label: "A" } } },
    "announcement.link",
  ],
])("a link of the %s that leads nowhere is an error with its line", (_, config, name) => {
  const [problem, ...more] = loadSite([siteYml(config)]).problems;
  expect(problem).toMatchObject({
    message: `"${name}" is not valid: give it one target: to: with a route of this site, or href: with an address.`,
  });
  expect(problem?.line).toBeGreaterThan(10);
  expect(more).toEqual([]);
});

test("a link with two targets is an error", () => {
  const links = [{ label: "A", to: "/a", href: "https://example.com" }];
  expect(messages(siteYml({ navbar: { links } }))).toEqual([
    expect.stringContaining('"navbar.links.0" is not valid: give it one target'),
  ]);
});

test("a term that is defined twice, and one that refers to nothing, are problems", () => {
  const glossary =
    "- { id: a, term: A, definition: x, see: [b, nothing] }\n- { id: b, term: B, definition: x }\n- { id: a, term: A2, definition: x }\n";
  expect(messages(source("content/glossary.yml", glossary))).toStrictEqual([
    'content/glossary.yml:1 "0.see.1" is not valid: write the id of an entry. It is "nothing".',
    'content/glossary.yml:3 "2.id" is not valid: an earlier entry has this id. It is "a".',
  ]);
});
