import { escapeHtml } from "../../src/domain/html";
import { BLOG_PATH, FEED_PATHS } from "../../src/domain/routes";
import type { Feed, FeedItem } from "./feeds";
import { NOTE_TEXT, OPEN_TEXT, styleInstruction } from "./feedText";

/** When anything in the feed last changed; the beginning of time for an empty one. */
export function lastUpdated({ items }: Pick<Feed, "items">): string {
  return (
    items
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? "1970-01-01T00:00:00.000Z"
  );
}

/** `/blog/atom.xml` (RFC 4287). @param basePath base path of the build, for the style sheet */
export function atomXml(feed: Feed, basePath: string): string {
  const { site, items } = feed;
  const blog = escapeHtml(site.url + BLOG_PATH);
  return `<?xml version="1.0" encoding="utf-8"?>
${styleInstruction(basePath)}
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:h="http://www.w3.org/1999/xhtml" xml:lang="${site.language}">
  <title>${escapeHtml(site.title)}</title>
  <subtitle>${escapeHtml(site.tagline)}</subtitle>
  <h:p>${NOTE_TEXT} <h:a href="${blog}">${blog}</h:a></h:p>
  <id>${blog}</id>
  <link rel="alternate" type="text/html" href="${blog}"/>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(site.url + FEED_PATHS.atom)}"/>
  <author><name>${escapeHtml(site.title)}</name></author>
  <updated>${lastUpdated(feed)}</updated>
${items.map(atomEntry).join("")}</feed>
`;
}

function atomEntry(item: FeedItem): string {
  const url = escapeHtml(item.url);
  const lines = [
    `<title>${escapeHtml(item.title)}</title>`,
    `<id>${url}</id>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${item.date}</published>`,
    `<updated>${item.updated}</updated>`,
    ...item.authors.map(
      (author) =>
        `<author><name>${escapeHtml(author.name)}</name><uri>${escapeHtml(author.url)}</uri></author>`,
    ),
    ...item.tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`),
    ...(item.summary ? [`<summary>${escapeHtml(item.summary)}</summary>`] : []),
    `<content type="html">${escapeHtml(item.html)}</content>`,
    `<h:a href="${url}">${OPEN_TEXT}</h:a>`,
  ];
  return `  <entry>\n${lines.map((line) => `    ${line}\n`).join("")}  </entry>\n`;
}

/** `/blog/feed.json` (JSON Feed 1.1). */
export function jsonFeed({ site, items }: Feed): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    user_comment: `${NOTE_TEXT} ${site.url}${BLOG_PATH}`,
    title: site.title,
    description: site.tagline,
    home_page_url: site.url + BLOG_PATH,
    feed_url: site.url + FEED_PATHS.json,
    language: site.language,
    items: items.map(({ title, url, date, updated, summary, html, image, authors, tags }) => ({
      id: url,
      url,
      title,
      ...(summary && { summary }),
      content_html: html,
      ...(image && { image }),
      date_published: date,
      ...(updated !== date && { date_modified: updated }),
      ...(authors.length > 0 && { authors }),
      ...(tags.length > 0 && { tags }),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
