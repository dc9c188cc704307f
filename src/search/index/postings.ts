import type { ByteWriter } from "./bytes";

/** Kinds of a heading posting: a word of a heading (1–6, its level), a word of a group or a keyword, or a part of a word. */
export const KIND_ABOVE = 0;
export const KIND_PART = 7;
/** Headings with more words count as having this many. */
export const HEAD_WORDS_MAX = 15;

/** A term in a section: its impact in the text (0 for absent, 1–3), and its position in the heading, if any. */
export type Posting = {
  readonly section: number;
  readonly impact: number;
  readonly heading?: {
    /**
     * 1–6: level of the heading; {@link KIND_ABOVE}: counts like a heading above the page; {@link KIND_PART}: part of a word of
     * the heading.
     */
    readonly kind: number;
    readonly words: number;
    /** Number of sections in the heading's subtree, including itself: its words count for all of them. */
    readonly reach: number;
  };
};

/** Postings of one term, ascending by section. */
export function writePostings(out: ByteWriter, postings: readonly Posting[]): void {
  let last = -1;
  for (const { section, impact, heading } of postings) {
    out.varint((section - last) * 8 + (heading ? 4 : 0) + impact);
    last = section;
    if (heading) {
      out.byte((Math.min(HEAD_WORDS_MAX, heading.words) << 3) | heading.kind);
      out.varint(heading.reach);
    }
  }
}

/** Called for each posting; `words` and `reach` are 0 when the word is in the text only (then `kind` is -1). */
export type PostingVisitor = (
  section: number,
  impact: number,
  kind: number,
  words: number,
  reach: number,
) => void;

/**
 * Reads the postings between two positions of a shard. Each keystroke reads up to a few hundred thousand of them, so it allocates
 * nothing and calls only `visit`.
 */
export function readPostings(
  shard: Uint8Array,
  from: number,
  to: number,
  visit: PostingVisitor,
): void {
  let at = from;
  let section = -1;
  // In 31-bit integers, which need no allocation: the number of sections is less than a 16th of that.
  const varint = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = shard[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < to) {
    const first = shard[at] ?? 0;
    if (first < 128) at++;
    const head = first < 128 ? first : varint();
    section += head >>> 3;
    const flags = head & 7;
    if (flags < 4) visit(section, flags, -1, 0, 0);
    else {
      const packed = shard[at++] ?? 0;
      visit(section, flags - 4, packed & 7, packed >> 3, varint());
    }
  }
}
