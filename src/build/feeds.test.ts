import { element } from "../domain/documentTree";
import { atomXml, buildFeed, FEED_QUERY, type FeedData, type FeedPost, feedPlugin, jsonFeed } from "./feeds";

const post = (overrides: Partial<FeedPost> = {}): FeedPost => ({
  path: "/blog/a",
  title: "A & <b>",
  description: "About a.",
  date: "2026-01-15",
  tree: [element("p", {}, ["Text ", element("a", { href: "/x" }, ["x"]), element("a", { href: "#y" }, ["y"])])],
  authors: [{ name: "Ada" }, { name: "Grace" }],
  tags: [{ label: "News" }],
  ...overrides,
});
const data = (...posts: FeedPost[]): FeedData => ({
  site: { config: { url: "https://docs.example.com", product: { name: "Harbour" }, blog: { title: "Blog", tagline: "Tides & more" }, locale: { code: "en" } } },
  allPost: { nodes: posts },
});
const HTML = '<p>Text <a href="https://docs.example.com/team/x">x</a><a href="https://docs.example.com/team/blog/a#y">y</a></p>';

test("a feed has whole addresses below the base path and the full text", () => {
  expect(buildFeed(data(post()), "/team")).toStrictEqual({
    site: { url: "https://docs.example.com/team", title: "Harbour Blog", tagline: "Tides & more", language: "en" },
    items: [
      {
        title: "A & <b>",
        url: "https://docs.example.com/team/blog/a",
        date: "2026-01-15T00:00:00.000Z",
        summary: "About a.",
        html: HTML,
        authors: ["Ada", "Grace"],
        tags: ["News"],
      },
    ],
  });
});

test("feeds ask for the newest listed posts, twenty at most", () => {
  expect(FEED_QUERY).toContain("allPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }], limit: 20)");
  expect(feedPlugin.options.feeds[0]).toMatchObject({ output: "/blog/rss.xml", query: FEED_QUERY });
});

describe("atom.xml", () => {
  test("has an entry for every post, with its signs escaped", () => {
    const xml = atomXml(buildFeed(data(post()), "/team"));
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="en">\n/);
    expect(xml).toContain("<title>A &amp; &lt;b&gt;</title>");
    expect(xml).toContain("<subtitle>Tides &amp; more</subtitle>");
    expect(xml).toContain("<id>https://docs.example.com/team/blog/a</id>");
    expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://docs.example.com/team/blog/atom.xml"/>');
    expect(xml).toContain("<author><name>Ada</name></author>\n    <author><name>Grace</name></author>");
    expect(xml).toContain('<category term="News"/>');
    expect(xml).toContain('<content type="html">&lt;p&gt;Text &lt;a href=&quot;');
  });

  test("was updated with its newest post, or never", () => {
    const updated = (...posts: FeedPost[]) => /<updated>(.*?)<\/updated>/.exec(atomXml(buildFeed(data(...posts), "")))?.[1];
    expect(updated(post({ date: "2026-02-01" }), post())).toBe("2026-02-01T00:00:00.000Z");
    expect(updated()).toBe("1970-01-01T00:00:00.000Z");
  });
});

test("feed.json is a JSON Feed 1.1 of the same posts", () => {
  expect(JSON.parse(jsonFeed(buildFeed(data(post()), "/team")))).toStrictEqual({
    version: "https://jsonfeed.org/version/1.1",
    title: "Harbour Blog",
    description: "Tides & more",
    home_page_url: "https://docs.example.com/team/blog",
    feed_url: "https://docs.example.com/team/blog/feed.json",
    language: "en",
    items: [
      {
        id: "https://docs.example.com/team/blog/a",
        url: "https://docs.example.com/team/blog/a",
        title: "A & <b>",
        summary: "About a.",
        content_html: HTML,
        date_published: "2026-01-15T00:00:00.000Z",
        authors: [{ name: "Ada" }, { name: "Grace" }],
        tags: ["News"],
      },
    ],
  });
});

describe("rss.xml", () => {
  const query = { ...data(post()), site: { ...data().site, pathPrefix: "/team" } };
  const before = process.env.PREFIX_PATHS;
  afterEach(() => {
    if (before === undefined) delete process.env.PREFIX_PATHS;
    else process.env.PREFIX_PATHS = before;
  });

  test.each([
    ["true", "https://docs.example.com/team"],
    ["false", "https://docs.example.com"],
  ])("has the base path only when the build uses it (PREFIX_PATHS=%s)", (used, base) => {
    process.env.PREFIX_PATHS = used;
    expect(feedPlugin.options.setup({ query })).toMatchObject({ site_url: `${base}/blog`, feed_url: `${base}/blog/rss.xml`, title: "Harbour Blog" });
    expect(feedPlugin.options.feeds[0]?.serialize({ query })).toMatchObject([
      { url: `${base}/blog/a`, guid: `${base}/blog/a`, author: "Ada, Grace", categories: ["News"] },
    ]);
  });

  test("has the full text", () => {
    process.env.PREFIX_PATHS = "true";
    expect(feedPlugin.options.setup({ query }).custom_namespaces).toStrictEqual({ content: "http://purl.org/rss/1.0/modules/content/" });
    expect(feedPlugin.options.feeds[0]?.serialize({ query })[0]?.custom_elements).toStrictEqual([{ "content:encoded": HTML }]);
  });
});
