import { escapeHtml } from "../../src/domain/html";
import { BLOG_PATH, FEED_PATHS } from "../../src/domain/routes";
import type { Feed, FeedItem } from "./feeds";

/** Removes the characters that XML 1.0 does not allow: control characters, lone surrogates and two noncharacters. */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "");
}

/** `/blog/atom.xml` (RFC 4287). It was updated when any of its entries last was, or never. */
export function atomXml({ site, items }: Feed): string {
  const blog = escapeHtml(site.url + BLOG_PATH);
  const updated = items.map((item) => item.updated).sort();
  return withoutControls(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <title>${escapeHtml(site.title)}</title>
  <subtitle>${escapeHtml(site.tagline)}</subtitle>
  <id>${blog}</id>
  <link rel="alternate" type="text/html" href="${blog}"/>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(site.url + FEED_PATHS.atom)}"/>
  <author><name>${escapeHtml(site.title)}</name></author>
  <updated>${updated.at(-1) ?? "1970-01-01T00:00:00.000Z"}</updated>
${items.map(atomEntry).join("")}</feed>
`);
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
  ];
  return `  <entry>\n${lines.map((line) => `    ${line}\n`).join("")}  </entry>\n`;
}

/** `/blog/feed.json` (JSON Feed 1.1). */
export function jsonFeed({ site, items }: Feed): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
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
