/** A piece of code: plain text, or `[class, text]`. */
export type CodeToken = string | readonly [className: string, text: string];

export type CodeLine = {
  readonly tokens: readonly CodeToken[];
  readonly mark?: "highlight" | "insert" | "delete";
};

export type CodeMeta = {
  readonly title?: string;
  /** Number of the first line, if lines are numbered. */
  readonly start?: number;
  /** Marks by line number, from 1. */
  readonly marks: ReadonlyMap<number, NonNullable<CodeLine["mark"]>>;
};

/**
 * Parses the text after the language of a code fence: `title="x.ts" showLineNumbers=5 {1,3-5} ins={2} del={4}`.
 * Unknown words are ignored.
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const rest = meta.replace(/title=("[^"]*"|'[^']*')/, "");
  const numbers = /showLineNumbers(?:=\{?(\d+)\}?)?/.exec(rest);
  const marks = new Map<number, NonNullable<CodeLine["mark"]>>();
  for (const [, kind, list] of rest.matchAll(/(?<![\w=])(?:(ins|del)=)?\{([\d,\s-]+)\}/g)) {
    for (const line of parseRanges(list ?? ""))
      marks.set(line, kind === "ins" ? "insert" : kind === "del" ? "delete" : "highlight");
  }
  return {
    ...(title && { title: title[1] ?? title[2] }),
    ...(numbers && { start: Number(numbers[1] ?? 1) }),
    marks,
  };
}

function parseRanges(list: string): number[] {
  return list.split(",").flatMap((part) => {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!match) return [];
    const from = Number(match[1]);
    const to = Math.min(Number(match[2] ?? from), from + 10_000);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  });
}

/** The code as the copy button copies it: without the removed lines of a diff. */
export function codeText(lines: readonly CodeLine[], { copy = false } = {}): string {
  return lines
    .filter(({ mark }) => !copy || mark !== "delete")
    .map(({ tokens }) =>
      tokens.map((token) => (typeof token === "string" ? token : token[1])).join(""),
    )
    .join("\n");
}
