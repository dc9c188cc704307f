import { existsSync } from "node:fs";
import Parser from "rss-parser";
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

test("RSS, Atom and JSON Feed have the same entries, as parsed by a feed reader", async () => {
  const fromRss = (
    await new Parser({ customFields: { item: [["content:encoded", "full"]] } }).parseString(rss)
  ).items;
  const fromAtom = (await new Parser().parseString(atom)).items;
  const expected = json.items.map(
    (item: { url: string; title: string; date_published: string; content_html: string }) => ({
      url: item.url,
      title: item.title,
      date: new Date(item.date_published).toISOString(),
      html: item.content_html.trim(),
    }),
  );
  expect(
    fromRss.map((item) => ({
      url: item.link,
      title: item.title,
      date: item.isoDate,
      html: item.full.trim(),
    })),
  ).toEqual(expected);
  expect(
    fromAtom.map((item) => ({
      url: item.link,
      title: item.title,
      date: item.isoDate,
      html: item.content?.trim(),
    })),
  ).toEqual(expected);
  expect(fromRss.map((item) => item.categories ?? [])).toEqual(
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
