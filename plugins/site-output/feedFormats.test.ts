import { atomXml, jsonFeed, withoutControls } from "./feedFormats";
import type { Feed, FeedItem } from "./feeds";

const item = (overrides: Partial<FeedItem> = {}): FeedItem => ({
  title: "A & <b>",
  url: "https://docs.example.com/team/blog/a",
  date: "2026-01-15T00:00:00.000Z",
  updated: "2026-01-15T00:00:00.000Z",
  summary: "About a.",
  html: '<p title="x">Text</p>',
  authors: [
    { name: "Ada", url: "https://docs.example.com/team/blog/authors/ada" },
    { name: "Grace & Co", url: "https://grace.example" },
  ],
  tags: ["News"],
  ...overrides,
});
const feed = (...items: FeedItem[]): Feed => ({
  site: {
    url: "https://docs.example.com/team",
    title: "Harbour Blog",
    tagline: "Tides & more",
    language: "en",
  },
  items,
});

describe("atom.xml", () => {
  test("has an entry for every post, with its special characters escaped", () => {
    const xml = atomXml(feed(item()));
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/,
    );
    expect(xml).toContain("<title>A &amp; &lt;b&gt;</title>");
    expect(xml).toContain("<subtitle>Tides &amp; more</subtitle>");
    expect(xml).toContain("<id>https://docs.example.com/team/blog/a</id>");
    expect(xml).toContain(
      '<link rel="self" type="application/atom+xml" href="https://docs.example.com/team/blog/atom.xml"/>',
    );
    expect(xml).toContain(
      "<author><name>Ada</name><uri>https://docs.example.com/team/blog/authors/ada</uri></author>\n    <author><name>Grace &amp; Co</name><uri>https://grace.example</uri></author>",
    );
    expect(xml).toContain('<category term="News"/>');
    expect(xml).toContain(
      '<content type="html">&lt;p title=&quot;x&quot;&gt;Text&lt;/p&gt;</content>',
    );
  });

  test("says of each post when it was published and when it last changed", () => {
    expect(atomXml(feed(item({ updated: "2026-03-01T00:00:00.000Z" })))).toContain(
      "<published>2026-01-15T00:00:00.000Z</published>\n    <updated>2026-03-01T00:00:00.000Z</updated>",
    );
  });

  test("omits a summary that a post does not have", () => {
    expect(atomXml(feed(item({ summary: "" })))).not.toContain("<summary>");
  });
});

test("a feed was updated when any of its posts last was, or never", () => {
  const newer = item({ date: "2026-02-01T00:00:00.000Z", updated: "2026-02-01T00:00:00.000Z" });
  const updated = (...items: FeedItem[]) => /<updated>(.*?)</.exec(atomXml(feed(...items)))?.[1];
  expect(updated(newer, item())).toBe("2026-02-01T00:00:00.000Z");
  expect(updated(newer, item({ updated: "2026-03-01T00:00:00.000Z" }))).toBe(
    "2026-03-01T00:00:00.000Z",
  );
  expect(updated()).toBe("1970-01-01T00:00:00.000Z");
});

test("characters that XML does not allow are removed", () => {
  expect(withoutControls("a\u0000b\u001bc\ud800d\uffffe😀\n")).toBe("abcde😀\n");
  expect(atomXml(feed(item({ title: "a\u0000b" })))).toContain("<title>ab</title>");
});

test("feed.json is a JSON Feed 1.1 of the same posts", () => {
  expect(
    JSON.parse(jsonFeed(feed(item({ image: "https://docs.example.com/a.png" })))),
  ).toStrictEqual({
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
        content_html: '<p title="x">Text</p>',
        image: "https://docs.example.com/a.png",
        date_published: "2026-01-15T00:00:00.000Z",
        authors: item().authors,
        tags: ["News"],
      },
    ],
  });
});

test("feed.json says when a post changed, and omits what it does not have", () => {
  const [entry] = JSON.parse(
    jsonFeed(
      feed(item({ updated: "2026-02-01T00:00:00.000Z", authors: [], tags: [], summary: "" })),
    ),
  ).items;
  expect(entry.date_modified).toBe("2026-02-01T00:00:00.000Z");
  expect(["authors", "tags", "summary"].filter((key) => key in entry)).toStrictEqual([]);
});
