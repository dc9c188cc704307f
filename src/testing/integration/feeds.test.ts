import Parser from "rss-parser";
import { z } from "zod";
import { readPublic } from "../builtSite";

const jsonFeed = z.object({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  items: z.array(
    z.object({
      url: z.url(),
      title: z.string(),
      content_html: z.string().min(200),
      date_published: z.iso.datetime(),
      authors: z.array(z.object({ name: z.string() })),
      tags: z.array(z.string()),
    }),
  ),
});

test("RSS, Atom and JSON Feed have the same entries, with full absolute content", async () => {
  const rss = await new Parser().parseString(readPublic("blog/rss.xml"));
  const atom = await new Parser().parseString(readPublic("blog/atom.xml"));
  const { items } = jsonFeed.parse(JSON.parse(readPublic("blog/feed.json")));
  const expected = items.map(({ url, title, date_published }) => ({ url, title, date: new Date(date_published).toISOString() }));
  expect(items.length).toBeGreaterThan(0);
  expect(rss.items.map((item) => ({ url: item.link, title: item.title, date: item.isoDate }))).toEqual(expected);
  expect(atom.items.map((item) => ({ url: item.link, title: item.title, date: item.isoDate }))).toEqual(expected);
  expect(rss.items.map((item) => item.categories ?? [])).toEqual(items.map(({ tags }) => tags));
  for (const { content_html } of items) expect(content_html).not.toMatch(/(href|src)="\/(?!\/)/);
});
