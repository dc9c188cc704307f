/** @jest-environment jsdom */
import { existsSync } from "node:fs";
import { FEED_MAX_POSTS } from "../../domain/constants";
import { pageAddress } from "../../domain/routes";
import { builtPages, find, PUBLIC_DIR, readPublic } from "../builtSite";
import { site } from "../product";
import { ownData } from "./ownData";

const pages = builtPages();
const rss = readPublic("blog/rss.xml");
const atom = readPublic("blog/atom.xml");
const json = JSON.parse(readPublic("blog/feed.json"));
const contents: string[] = json.items.map(
  ({ content_html }: { content_html: string }) => content_html,
);

/** The entries of a feed, as parsed by a browser. */
function entriesOf(feed: string, name: "item" | "entry"): Element[] {
  return [...new DOMParser().parseFromString(feed, "text/xml").getElementsByTagName(name)];
}

/** The texts of an entry's elements of a name. */
function textsOf(entry: Element, name: string): string[] {
  return [...entry.getElementsByTagName(name)].map(({ textContent }) => textContent ?? "");
}

test("RSS, Atom and JSON Feed are well-formed and have the same entries", () => {
  const expected = json.items.map(
    (item: { url: string; title: string; date_published: string; content_html: string }) => ({
      url: item.url,
      title: item.title,
      date: new Date(item.date_published).toISOString(),
      html: item.content_html.trim(),
    }),
  );
  const read = (entry: Element, url: string | null | undefined, date: string, html: string) => ({
    url,
    title: textsOf(entry, "title")[0],
    date: new Date(textsOf(entry, date)[0] ?? "").toISOString(),
    html: textsOf(entry, html)[0]?.trim(),
  });
  const fromRss = entriesOf(rss, "item");
  expect(
    fromRss.map((item) => read(item, textsOf(item, "link")[0], "pubDate", "content:encoded")),
  ).toEqual(expected);
  expect(
    entriesOf(atom, "entry").map((entry) =>
      read(entry, entry.querySelector("link")?.getAttribute("href"), "published", "content"),
    ),
  ).toEqual(expected);
  expect(fromRss.map((item) => textsOf(item, "category"))).toEqual(
    json.items.map(({ tags = [] }: { tags?: string[] }) => tags),
  );
});

test("the feeds have the newest posts: all, or as many as a feed may", () => {
  const addresses = pages
    .filter(({ route }) => {
      const own = ownData(route);
      return own?.kind === "post" && !own.unlisted;
    })
    .map(({ route }) => pageAddress(site.url, route));
  const posts = json.items.filter(({ url }: { url: string }) => addresses.includes(url));
  expect(posts).toHaveLength(Math.min(addresses.length, FEED_MAX_POSTS));
});

test("the content of feeds is complete: every address is absolute, and every one on this site leads somewhere", () => {
  const ids = new Map(
    pages.map(({ route, html }) => [
      route,
      new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])),
    ]),
  );
  const addresses = contents.flatMap((html) =>
    [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? ""),
  );
  expect(addresses.filter((address) => !/^(https?:\/\/|mailto:)/.test(address))).toEqual([]);
  const own = addresses
    .filter((address) => address.startsWith(`${site.url}/`))
    .map((address) => new URL(address));
  const dead = own.filter(({ pathname, hash }) => {
    const found = ids.get(pathname);
    return found
      ? hash !== "" && !found.has(decodeURIComponent(hash.slice(1)))
      : !existsSync(`${PUBLIC_DIR}${decodeURI(pathname)}`);
  });
  expect(dead.map(String)).toEqual([]);
});

test("the content of feeds needs neither scripts nor styles, and has no class but the language of code", () => {
  for (const html of contents)
    expect(html).not.toMatch(
      /<(script|style|button|svg|iframe)|\s(class(?!="language-)|style|on\w+|data-[\w-]+)=/,
    );
});

test("every page, including docs pages, links the three feeds in its head", () => {
  expect(pages).not.toEqual([]);
  for (const { html } of pages) {
    for (const [type, name, file] of [
      ["application/rss+xml", "RSS Feed", "rss.xml"],
      ["application/atom+xml", "Atom Feed", "atom.xml"],
      ["application/feed+json", "JSON Feed", "feed.json"],
    ]) {
      const link =
        html.match(new RegExp(`<link[^>]*type="${type?.replace("+", "\\+")}"[^>]*>`, "g")) ?? [];
      expect(link).toHaveLength(1);
      expect(find(link[0] ?? "", /title="([^"]*)"/)).toBe(`${site.product.name} ${name}`);
      expect(find(link[0] ?? "", /href="([^"]*)"/)).toBe(`/blog/${file}`);
    }
  }
});
