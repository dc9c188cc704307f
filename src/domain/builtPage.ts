/**
 * How the checks after a build read built pages: a character for each byte. What they look for is ASCII, or compared as bytes,
 * and decoding a large site as text takes eight times as long.
 */
export const PAGE_ENCODING = "latin1";

/**
 * Size of the strings that a page is split into: for larger ones than 128 KB, V8 requests memory from the system, which takes
 * five times as long.
 */
const TEXT_BYTES = 64 * 1024;

/** A script or style of a page, in bytes from the page's beginning; one that is never closed reaches to its end. */
export type InlineElement = {
  readonly name: "script" | "style";
  /** The rest of the opening tag, after the name. */
  readonly attributes: string;
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
};

/** The bytes of a page as strings (`PAGE_ENCODING`), each ending before a tag, so that no tag is split. */
export function textsOf(page: Buffer): string[] {
  const texts: string[] = [];
  for (let start = 0; start < page.length; ) {
    const end = endOfText(page, start);
    texts.push(page.toString(PAGE_ENCODING, start, end));
    start = end;
  }
  return texts;
}

function endOfText(page: Buffer, start: number): number {
  const most = start + TEXT_BYTES;
  if (most >= page.length) return page.length;
  const before = page.lastIndexOf("<", most);
  if (before > start) return before;
  const after = page.indexOf("<", most);
  return after === -1 ? page.length : after;
}

/** The strings of a page without the contents of its scripts and styles, which make up most of it. */
export function markupOf(page: Buffer, elements = inlineElements(page)): string[] {
  const starts = [0, ...elements.map(({ contentEnd }) => contentEnd)];
  const ends = [...elements.map(({ contentStart }) => contentStart), page.length];
  return starts.flatMap((start, at) => textsOf(page.subarray(start, ends[at])));
}

/** The scripts and styles of a page, in document order. */
export function inlineElements(page: Buffer): InlineElement[] {
  const elements: InlineElement[] = [];
  const starts = [...offsetsOf(page, "<s"), ...offsetsOf(page, "<S")].sort((a, b) => a - b);
  for (const start of starts) {
    const isInElement = start < (elements.at(-1)?.end ?? 0);
    const element = isInElement ? undefined : elementAt(page, start);
    if (element) elements.push(element);
  }
  return elements;
}

function offsetsOf(page: Buffer, mark: string): number[] {
  const offsets: number[] = [];
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, at + 1)) offsets.push(at);
  return offsets;
}

function elementAt(page: Buffer, start: number): InlineElement | undefined {
  const name = nameAt(page, start + 1);
  const tagEnd = name ? page.indexOf(">", start) : -1;
  if (!name || tagEnd === -1) return undefined;
  const contentStart = tagEnd + 1;
  const contentEnd = closingTag(page, contentStart, name);
  const closed = page.indexOf(">", contentEnd);
  return {
    name,
    attributes: page.toString(PAGE_ENCODING, start + 1 + name.length, tagEnd),
    start,
    contentStart,
    contentEnd,
    end: closed === -1 ? page.length : closed + 1,
  };
}

function closingTag(page: Buffer, from: number, name: InlineElement["name"]): number {
  let at = page.indexOf("</", from);
  while (at !== -1 && nameAt(page, at + 2) !== name) at = page.indexOf("</", at + 2);
  return at === -1 ? page.length : at;
}

/** Which of the two names is at this position, regardless of case. */
function nameAt(page: Buffer, at: number): InlineElement["name"] | undefined {
  const text = page.toString(PAGE_ENCODING, at, at + 7).toLowerCase();
  return (["script", "style"] as const).find(
    (name) => text.startsWith(name) && !/^[\w-]/.test(text.slice(name.length)),
  );
}
