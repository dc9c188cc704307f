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
  /** Settings without effect, as written. */
  readonly unknown: readonly string[];
};

/** Longer text is cut, so that reading it takes little time. */
const MAX_LENGTH = 2_000;
const MAX_MARKED = 10_000;
/** `name`, `name=value`, `name="value"`, `name={value}` or `{value}`. */
const SETTING =
  /(?<name>[\w-]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|\{(?<braces>[^{}]*)\}|(?<plain>[^\s"'{}]+)))?|\{(?<lines>[^{}]*)\}/g;
const MARKS = new Map<string, NonNullable<CodeLine["mark"]>>([
  ["", "highlight"],
  ["ins", "insert"],
  ["del", "delete"],
]);

/** Parses the text after the language of a code fence: `title="x.ts" showLineNumbers=5 {1,3-5} ins={2} del={4}`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const settings = [...meta.slice(0, MAX_LENGTH).matchAll(SETTING)].map(
    ({ 0: text, groups: { name = "", double, single, braces, plain, lines } = {} }) => ({
      text,
      name,
      value: double ?? single ?? braces ?? plain ?? lines,
    }),
  );
  const setting = (key: string) => settings.find(({ name }) => name === key)?.value;
  const title = setting("title");
  const numbered = settings.some(({ name }) => name === "showLineNumbers");
  return {
    ...(title !== undefined && { title }),
    ...(numbered && { start: Number.parseInt(setting("showLineNumbers") ?? "1", 10) || 1 }),
    marks: new Map(
      settings.flatMap(({ name, value = "" }) => {
        const mark = MARKS.get(name);
        return mark ? linesIn(value).map((line) => [line, mark] as const) : [];
      }),
    ),
    unknown: settings
      .filter(
        ({ name, value }) =>
          value !== undefined && !MARKS.has(name) && !/^(?:title|showLineNumbers)$/.test(name),
      )
      .map(({ text }) => text),
  };
}

/** The lines of a list such as `1, 3-5`. */
function linesIn(list: string): number[] {
  return [...list.matchAll(/(?<![\w-])(\d+)(?:\s*-\s*(\d+))?(?![\w-])/g)].flatMap((match) => {
    const from = Number(match[1]);
    const to = Math.min(Number(match[2] ?? from), from + MAX_MARKED);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
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
