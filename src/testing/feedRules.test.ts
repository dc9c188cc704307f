import { atomFaults, jsonFeedFaults, rssFaults } from "./feedRules";

const RSS = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>T</title><link>https://a.example/</link><description>D</description><lastBuildDate>Thu, 15 Jan 2026 00:00:00 GMT</lastBuildDate>
<atom:link href="https://a.example/rss.xml" rel="self"/>
<item><title>A</title><link>https://a.example/a</link><guid isPermaLink="true">https://a.example/a</guid><pubDate>Thu, 15 Jan 2026 00:00:00 GMT</pubDate><content:encoded>x</content:encoded></item>
</channel></rss>`;
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><id>https://a.example/</id><title>T</title><updated>2026-01-15T00:00:00Z</updated>
<link rel="self" href="https://a.example/atom.xml"/><author><name>A</name></author>
<entry><id>https://a.example/a</id><title>A</title><updated>2026-01-15T00:00:00Z</updated><published>2026-01-15T00:00:00Z</published>
<link rel="alternate" href="https://a.example/a"/><category term="x"/><content type="html">x</content></entry></feed>`;
const JSON_FEED = {
  version: "https://jsonfeed.org/version/1.1",
  title: "T",
  home_page_url: "https://a.example/",
  feed_url: "https://a.example/feed.json",
  items: [
    {
      id: "1",
      url: "https://a.example/a",
      title: "A",
      content_html: "x",
      date_published: "2026-01-15T00:00:00Z",
    },
  ],
};

test("feeds that follow the rules have no faults", () => {
  expect([rssFaults(RSS), atomFaults(ATOM), jsonFeedFaults(JSON_FEED)]).toStrictEqual([[], [], []]);
});

test.each([
  ["<title>T</title>", "", "the channel has one title"],
  ["https://a.example/a</link>", "/a</link>", "item A: the link is an address"],
  ["<pubDate>Thu, 15 Jan 2026", "<pubDate>2026-01-15", "item A: pubDate is an RFC 822 date"],
  [
    ' xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    "",
    "the prefix content is declared",
  ],
  ["<item>", "<item><id>1</id>", "item A may hold id"],
  ['rel="self"', 'rel="x"', "the channel links to itself"],
])("RSS with %s → %j breaks a rule", (from, to, rule) => {
  expect(rssFaults(RSS.replace(from, to))).toContain(rule);
});

test.each([
  ["<published>2026-01-15T00:00:00Z</published>", "", "entry A has one published"],
  [
    "<updated>2026-01-15T00:00:00Z</updated><published>",
    "<updated>2026-01-15</updated><published>",
    "entry A: dates are RFC 3339",
  ],
  ["<author><name>A</name></author>", "", "the feed has an author"],
  ['term="x"', "", "entry A: categories have terms"],
  ['type="html"', 'type="markdown"', "entry A: the content is HTML"],
  [
    'rel="alternate" href="https://a.example/a"',
    'rel="alternate" href="/a"',
    "entry A: links have addresses",
  ],
])("Atom with %s → %j breaks a rule", (from, to, rule) => {
  expect(atomFaults(ATOM.replace(from, to))).toContain(rule);
});

test.each([
  ["a wrong version", { version: "1" }, "version"],
  ["an unknown key", { author: "A" }, "author"],
  [
    "two items with the same id",
    { items: [JSON_FEED.items[0], JSON_FEED.items[0]] },
    "ids are unique",
  ],
  ["a relative address", { items: [{ ...JSON_FEED.items[0], url: "/a" }] }, "items.0.url"],
  [
    "a date without a time",
    { items: [{ ...JSON_FEED.items[0], date_published: "2026-01-15" }] },
    "items.0.date_published",
  ],
])("a JSON Feed with %s breaks a rule", (_, change, rule) => {
  expect(jsonFeedFaults({ ...JSON_FEED, ...change }).join("\n")).toContain(rule);
});
