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
/** Settings for a title. The last is Fumadocs', which shows neighbouring code blocks with one as tabs. */
const TITLES = /^(?:title|filename|file|tab)$/i;
const NUMBERS = /^(?:showLineNumbers|linenums|linenos|linenostart|startLineNumber)$/i;
const KNOWN = new RegExp(`${TITLES.source}|${NUMBERS.source}`, "i");
/** Names of line marks: ours first, then those that other tools give to highlighted lines. */
const MARKS = new Map<string, NonNullable<CodeLine["mark"]>>([
  ["ins", "insert"],
  ["del", "delete"],
  ["highlight", "highlight"],
  ["mark", "highlight"],
  ["hl_lines", "highlight"],
  ["lines", "highlight"],
]);
/** Words of other tools that change how code looks or runs there, and are not part of a title. */
const WITHOUT_EFFECT =
  /^(?:live|noInline|npm2yarn.*|no-?(?:copy|wrap|line-?numbers)|copy|wrap|lines|numberLines|expandable|collapse|twoslash|v-pre|ignore|no_run|should_panic|compile_fail|editable|example-(?:good|bad)|interactive-example.*|live-sample.*)$/i;
/** Settings in braces, as Hugo and Pandoc write them: `{linenos=true hl_lines=[1,3]}`; those in quotes are text. */
const GROUP = /"[^"]*"|'[^']*'|(?<![\w=])\{([^{}=]*[a-z]=[^{}]*)\}/gi;
/** An id and classes at the beginning of such braces. */
const CLASSES = /^(?:\s*[.#][\w-]+)+/;
/** A setting: a name with a value, a value alone, or a word. */
const SETTING =
  /(?:(?<name>[\w-]+)=?)?(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|\{(?<braces>[^{}]*)\}|\[(?<brackets>[^[\]]*)\]|(?<!\w)\/(?<pattern>[^\s/](?:[^/]*[^\s/])?)\/(?!\S))|(?<word>[^\s"'{}[\]=]*[\p{L}\p{N}][^\s"'{}[\]=]*)(?:=(?<plain>[^\s"'{[]+))?|\S/gu;

/**
 * Parses the text after the language of a code fence: `title="x.ts" showLineNumbers=5 {1,3-5} ins={2} del={4}`, and what other
 * tools write for the same (`filename="x.ts"`, `highlight={1}`, `hl_lines="1 3"`, `lines=[1,3]`, `[x.ts]`). Without a title
 * setting, words that are not settings form the title, as in Mintlify; `unknown` lists other settings with a value.
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const settings = settingsIn(meta);
  const title = settings.findLast(({ name }) => TITLES.test(name));
  const start = startIn(settings);
  const name = title ? title.value : nameIn(settings);
  return {
    ...(name !== undefined && { title: name }),
    ...(start !== undefined && { start }),
    marks: new Map(
      settings.flatMap(({ name, value }) => {
        const mark = MARKS.get(name);
        return mark && value !== undefined
          ? parseRanges(value).map((line) => [line, mark] as const)
          : [];
      }),
    ),
    unknown: settings
      .filter(({ name, value }) => value !== undefined && !KNOWN.test(name) && !MARKS.has(name))
      .map(({ text }) => text),
  };
}

/** Line marks that refer to no line, as written: `{0}`, `{3-1}`, and `del="old"`, which marks text in Expressive Code. */
export function marksOfNoLine(meta: string): string[] {
  return settingsIn(meta)
    .filter(({ name, value }) => MARKS.has(name) && value?.trim() && !areLines(value))
    .map(({ text }) => text);
}

function areLines(list: string): boolean {
  const parts = list
    .replace(/["'[\]]/g, "")
    .split(/[\s,]+/)
    .join(" ")
    .replace(/ ?- ?/g, "-");
  return parts.split(" ").every((part) => {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    return part === "" || (Number(from) > 0 && Number(to) >= Number(from));
  });
}

function settingsIn(meta: string): ReturnType<typeof settingOf>[] {
  const plain = meta
    .slice(0, MAX_LENGTH)
    .replace(GROUP, (whole, inner?: string) => (inner === undefined ? whole : ungrouped(inner)));
  return [...plain.matchAll(SETTING)].map(settingOf);
}

/** Settings in braces, without the braces. */
function ungrouped(inner: string): string {
  return ` ${inner.replace(CLASSES, "").replace(/,(?=\s*[\w-]+=)/g, " ")} `;
}

/** The number of the first line; undefined if nothing asks for numbers, or a setting turns them off. */
function startIn(settings: readonly ReturnType<typeof settingOf>[]): number | undefined {
  const values = settings.filter(({ name }) => NUMBERS.test(name)).map(({ value = "" }) => value);
  if (values.length === 0 || values.includes("false")) return undefined;
  return values.map((value) => Number.parseInt(value, 10)).findLast((value) => value > 0) ?? 1;
}

/** Adjacent words that are not settings, such as `index.js` or `Two steps`. */
function nameIn(settings: readonly ReturnType<typeof settingOf>[]): string | undefined {
  const isWord = ({ text, name, value }: ReturnType<typeof settingOf>) =>
    value === undefined && text === name && !isSetting(name);
  const first = settings.findIndex(isWord);
  if (first < 0) return undefined;
  const rest = settings.slice(first);
  const end = rest.findIndex((setting) => !isWord(setting));
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map(({ text }) => text)
    .join(" ");
}

function isSetting(name: string): boolean {
  return KNOWN.test(name) || MARKS.has(name) || WITHOUT_EFFECT.test(name);
}

/** `{1}` and `[x.ts]` are settings without a name. */
function settingOf({ 0: text, groups = {} }: RegExpExecArray) {
  const { name, double, single, braces, brackets, pattern, word, plain } = groups;
  const value = double ?? single ?? plain ?? braces ?? brackets ?? pattern;
  const implied = braces !== undefined ? "highlight" : brackets !== undefined ? "title" : "";
  return { text, name: name ?? word ?? implied, value };
}

function parseRanges(list: string): number[] {
  return [...list.matchAll(/(?<![\w-])(\d+)(?:\s*-\s*(\d+))?(?![\w-])/g)].flatMap((match) => {
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
