const CUT_BEFORE = /^\s*\/\/\s?---cut(?:-before)?---$/;
const CUT_AFTER = /^\s*\/\/\s?---cut-after---$/;
const CUT_START = /^\s*\/\/\s?---cut-start---$/;
const CUT_END = /^\s*\/\/\s?---cut-end---$/;
/**
 * `// @errors: 2322`, `// @noErrors`, but neither `// @filename: a.ts` nor `// @ts-expect-error`, which readers need,
 * nor `// @log: Text` and the like, which Twoslash shows.
 */
const OPTION =
  /^\s*\/\/\s?@(?!(?:filename|log|warn|error|annotate):)(?:twoslash-cache|\w+)(?::.*)?$/i;
/** `//    ^?` below a name asks for its type, `^|` for what could follow, and `^^^` underlines. */
const QUERY = /^\s*\/\/\s*(?:\^[?|]|\^+)$/;
const QUOTED = /"[^"]*"|'[^']*'/g;

/**
 * The code of a fence with the word `twoslash`, without what is only for the compiler: options, queries, and code to cut. Other
 * code is returned unchanged.
 */
export function withoutTwoslash(source: string, meta: string): string {
  if (!/(?:^|\s)twoslash(?=\s|$)/.test(meta.replace(QUOTED, ""))) return source;
  const lines = source.split("\n").map((line) => line.trimEnd());
  const first = lines.findLastIndex((line) => CUT_BEFORE.test(line)) + 1;
  const end = lines.findIndex((line) => CUT_AFTER.test(line));
  let isCut = false;
  const kept = lines.slice(first, end < first ? undefined : end).filter((line) => {
    const isEnd = isCut && CUT_END.test(line);
    if (isEnd) isCut = false;
    else if (CUT_START.test(line)) isCut = true;
    return !isCut && !isEnd && !OPTION.test(line) && !QUERY.test(line);
  });
  return kept.join("\n").trimEnd();
}
