/** The text shown to people who open a feed in a browser, as XHTML for `static/feed.css`. Feed readers ignore it. */

export const FEED_STYLE_PATH = "/feed.css";

export const NOTE_TEXT =
  "This is a web feed: copy its address into a feed reader, and new posts will come to you. To read the blog here, go to";
export const OPEN_TEXT = "Read the post";

/** The note of an RSS channel, in the format of the package `rss`. @param blogUrl absolute address of the blog */
export function browserNote(blogUrl: string): object {
  return { "h:p": [`${NOTE_TEXT} `, { "h:a": [{ _attr: { href: blogUrl } }, blogUrl] }] };
}

/** The link of an RSS item. */
export function openLink(url: string): object {
  return { "h:a": [{ _attr: { href: url } }, OPEN_TEXT] };
}

/** Removes the characters that XML 1.0 does not allow: control characters, lone surrogates and two noncharacters. */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "");
}

/**
 * rss.xml as gatsby-plugin-feed wrote it, with the style sheet for browsers, and dated by its newest post: the package writes the
 * build time, which would make every build different.
 * @param updated ISO 8601 time of the last change
 */
export function finishRss(xml: string, basePath: string, updated: string): string {
  return xml
    .replace(/^<\?xml[^>]*\?>/, (declaration) => `${declaration}\n${styleInstruction(basePath)}\n`)
    .replace(/<lastBuildDate>[^<]*</, `<lastBuildDate>${new Date(updated).toUTCString()}<`);
}

/** The instruction that makes browsers use the style sheet of the feeds. */
export function styleInstruction(basePath: string): string {
  return `<?xml-stylesheet type="text/css" href="${basePath}${FEED_STYLE_PATH}"?>`;
}
