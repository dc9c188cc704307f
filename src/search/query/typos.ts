import { rangesWithPrefix } from "../index/dictionary";
import type { DictionaryPart } from "../index/dictionaryPart";

/** A term close to a word: within `edits` as a whole or, with `isPrefix`, in its beginning. */
export type NearTerm = {
  readonly index: number;
  readonly edits: number;
  readonly isPrefix: boolean;
};

export type NearOptions = {
  readonly maxEdits: number;
  /** Include terms whose beginning is close to the word. */
  readonly prefix: boolean;
  /** Include terms with any first letter; otherwise only the word's own. */
  readonly anyFirstLetter: boolean;
};

const MAX_LENGTH = 44;
const FAR = 99;

/**
 * Terms within a few edits (insert, delete, replace, transpose) of a word, without the word itself. The terms are sorted, so the
 * distance rows of a shared prefix are reused and all terms with a hopeless prefix are skipped.
 */
export function findNear(
  part: Pick<DictionaryPart, "terms" | "shared">,
  word: string,
  options: NearOptions,
): NearTerm[] {
  if (word.length === 0 || word.length > MAX_LENGTH) return [];
  const distances = new Distances(word);
  const [range] = rangesWithPrefix([part], options.anyFirstLetter ? "" : word.charAt(0));
  if (!range) return [];
  const { from, to } = range;
  const found: NearTerm[] = [];
  let hopeless = FAR;
  for (let index = from; index < to; index++) {
    const term = part.terms[index] ?? "";
    const shared = index === from ? 0 : (part.shared[index] ?? 0);
    if (shared >= hopeless) continue;
    hopeless = distances.extend(term, shared, options);
    if (hopeless < FAR) continue;
    const whole = distances.whole(term);
    if (whole > 0 && whole <= options.maxEdits)
      found.push({ index, edits: whole, isPrefix: false });
    else if (whole > 0 && options.prefix && distances.start(term) <= options.maxEdits)
      found.push({ index, edits: Math.max(1, distances.start(term)), isPrefix: true });
  }
  return found;
}

/** Edit distance rows between a word and the growing prefixes of a term. */
class Distances {
  private readonly rows: readonly Uint8Array[];
  /** Smallest distance of the word to any prefix up to this length. */
  private readonly best = new Uint8Array(MAX_LENGTH + 2);
  private readonly codes: readonly number[];
  private valid = 0;

  constructor(word: string) {
    this.codes = Array.from({ length: word.length }, (_, index) => word.charCodeAt(index));
    const width = word.length + 1;
    const all = new Uint8Array((MAX_LENGTH + 2) * width);
    this.rows = Array.from({ length: MAX_LENGTH + 2 }, (_, row) =>
      all.subarray(row * width, (row + 1) * width),
    );
    this.rows[0]?.forEach((_, index, row) => {
      row[index] = index;
    });
    this.best[0] = word.length;
  }

  /**
   * Computes the rows for a term, keeping those of the first `shared` characters.
   * @returns length of the prefix after which no term can be close, or {@link FAR}
   */
  extend(term: string, shared: number, { maxEdits, prefix }: NearOptions): number {
    const length = Math.min(term.length, MAX_LENGTH);
    this.valid = Math.min(this.valid, shared);
    while (this.valid < length) {
      const least = this.addRow(term, this.valid++);
      if (least > maxEdits && !(prefix && this.start(term) <= maxEdits)) return this.valid;
    }
    return FAR;
  }

  /** Distance to the whole term. */
  whole(term: string): number {
    return term.length > MAX_LENGTH ? FAR : (this.rows[term.length]?.[this.codes.length] ?? FAR);
  }

  /** Smallest distance to a prefix of the term. */
  start(term: string): number {
    return this.best[Math.min(term.length, this.valid)] ?? FAR;
  }

  private addRow(term: string, at: number): number {
    const code = term.charCodeAt(at);
    const row = this.rows[at + 1];
    const above = this.rows[at];
    const twoAbove = at > 0 ? this.rows[at - 1] : undefined;
    if (!row || !above) return FAR;
    row[0] = at + 1;
    let least = at + 1;
    for (let column = 1; column <= this.codes.length; column++) {
      const own = this.codes[column - 1];
      let edits = Math.min(
        (above[column - 1] ?? FAR) + (own === code ? 0 : 1),
        (above[column] ?? FAR) + 1,
        (row[column - 1] ?? FAR) + 1,
      );
      if (
        twoAbove &&
        column > 1 &&
        own === term.charCodeAt(at - 1) &&
        this.codes[column - 2] === code
      )
        edits = Math.min(edits, (twoAbove[column - 2] ?? FAR) + 1);
      row[column] = edits;
      if (edits < least) least = edits;
    }
    this.best[at + 1] = Math.min(this.best[at] ?? FAR, row[this.codes.length] ?? FAR);
    return least;
  }
}
