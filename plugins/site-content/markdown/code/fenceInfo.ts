import type { Code } from "mdast";
import type { Report } from "../report";
import { NO_WIDTH } from "../text/preprocess";
import { knowsLanguage } from "./code";
import { reportSetting } from "./codeSettings";

/**
 * `js{1,3}`, `ts:line-numbers=2`, `rust,ignore` and `{.yaml title="x"}`, as other tools write them: captures the language, and
 * what follows it.
 */
const GLUED =
  /^(?:\{\s*\.)?([\w+#-][\w+#.-]*)(:line-numbers(=\d+)?)?((?:,(?:\{[^{}]*\}|[^\s{},]*))*)(?=[\s{}]|$)[\s}]*(.*)$/;
/** Which items of a list after the language are settings here. */
const LISTED = /^(?:\{[^{}]*\}|linenos|hl_lines=[\d-]+)$/;
/** Items of such a list that are for compilers and playgrounds, and have no effect on a page. */
const TO_COMPILER =
  /^(?:rust|ignore(?:-[\w-]+)?|no_run|should_panic|compile_fail|edition20\d\d|E\d{4}|test_harness|standalone\w*|editable|noplay\w+|(?:mdbook-)?runnable|hidelines=.*)$/;
/** Words that mean Rust to rustdoc even without a language; `ignore` alone may also mean `.gitignore`. */
const RUSTDOC = /^(?:ignore,|(?:no_run|should_panic|compile_fail|edition20\d\d)(?:,|$))/;
/** A setting in place of the language: ` ``` title="a.js"`, ` ```{1,3}`. */
const SETTING = /^(?:[\w-]+=["'{]|\{[\d\s,-]+\})/;
/** Classes of Pandoc, and the end of their list. */
const CLASSES = /(?:^|\s)\.[\w-]+|\}\s*$/g;
/** `js:app.js` and `js:title=app.js`, as Zenn and Gatsby name a file. */
const NAMED = /^([\w+#-]+):(?!line-numbers)(?:title=)?([^\s"{}]+)(.*)$/;
/** VuePress settings in the same position. */
const WITHOUT_EFFECT = /^(?:no-line-numbers|(?:no-)?v-pre|collapsed-lines.*)$/;
/** `{python}`, `{r setup, echo=FALSE}` and `{code-cell} python`: code that Quarto, R Markdown and MyST run; `{code-block} js`. */
const CELL =
  /^\{(?:(code-cell|code-block|code)\}\s*([a-z][\w+#-]*)?.*|([a-z][\w+#-]*)(?=[\s,}])[^{}]*\}?)$/i;
/** Settings in the first lines of such code. */
const OPTION = /^(?:(?:#|\/\/|--|%%)\|.*|:[\w-]+:.*)$/;
const CAPTION = /^:caption:\s*(.*\S)/;

/** Rewrites the words after a fence's backticks in the order of this site: the language, then the settings. */
export function readFenceInfo(node: Code, report: Report): void {
  const info = plainInfo(node);
  const named = NAMED.exec(info);
  if (SETTING.test(info)) Object.assign(node, { lang: undefined, meta: info });
  else if (named && knowsLanguage(named[1]?.toLowerCase() ?? "")) {
    const [, lang, name = "", rest = ""] = named;
    const title = WITHOUT_EFFECT.test(name) ? "" : `title="${name}" `;
    Object.assign(node, { lang, meta: `${title}${rest.trim()}`.trim() });
  } else if (!readCell(node, info, report)) readGlued(node, info, report);
  if (RUSTDOC.test(node.lang ?? "")) node.lang = "rust";
  if (/^(?:rust|rs)$/i.test(node.lang ?? "")) node.value = withoutHiddenLines(node.value);
  node.data = {
    ...node.data,
    hProperties: { ...node.data?.hProperties, ...(node.meta && { metastring: node.meta }) },
  };
}

/** The text after a fence's backticks, with word processors' spaces and quotes replaced by plain ones. */
function plainInfo(node: Code): string {
  const written = [node.lang, node.meta].join(" ").trim();
  const info = written.replace(NO_WIDTH, "").replaceAll("\u00a0", " ").replace(/[“”„]/g, '"');
  if (info === written) return info;
  const [lang, ...rest] = info.split(" ");
  Object.assign(node, { lang, meta: rest.join(" ").trim() });
  return info;
}

function readGlued(node: Code, info: string, report: Report): void {
  const glued = /[{,]|:line-numbers/.test(node.lang ?? "") ? GLUED.exec(info) : null;
  if (!glued) return;
  const [whole, lang = "", numbers, start = "", list = "", written = ""] = glued;
  const rest = whole.startsWith("{") ? written.replace(CLASSES, "") : written;
  const words = list.match(/\{[^{}]*\}|[^,]+/g) ?? [];
  for (const word of words.filter((each) => !LISTED.test(each) && !TO_COMPILER.test(each)))
    reportSetting(word, node.position?.start.line, report);
  Object.assign(node, {
    lang,
    meta: [
      ...(numbers === undefined ? [] : [`showLineNumbers${start}`]),
      ...words.filter((each) => LISTED.test(each)),
      rest,
    ]
      .join(" ")
      .trim(),
  });
}

/** @returns whether the fence is notebook code, which is shown without the output it would print. */
function readCell(node: Code, info: string, report: Report): boolean {
  const [whole, directive, argument = "text", cell] = CELL.exec(info) ?? [];
  const lang = (cell ?? argument).toLowerCase();
  const isDiagram = lang === "mermaid";
  if (whole === undefined || (!directive && !isDiagram && !knowsLanguage(lang))) return false;
  const lines = node.value.split("\n");
  const first = lines.findIndex((line) => !OPTION.test(line));
  const options = lines.slice(0, first < 0 ? lines.length : first);
  const title = options.map((line) => CAPTION.exec(line)?.[1]).find((text) => text !== undefined);
  const meta = title === undefined ? undefined : `title="${title.replaceAll('"', "”")}"`;
  Object.assign(node, { lang, meta, value: lines.slice(options.length).join("\n") });
  if (!isDiagram && (directive === undefined || directive === "code-cell"))
    report(
      "warning",
      node.position?.start.line,
      `The code of "${info}" is shown but not run, so its output is missing.`,
      `Put its tables and pictures into the page, and write \`\`\`${lang} for the code.`,
    );
  return true;
}

/** Rust code without the lines that rustdoc and mdBook hide (`# use a;`); `##` at the start of a line becomes `#`. */
function withoutHiddenLines(code: string): string {
  const lines = code.split("\n");
  const shown = lines.filter((line) => !/^\s*#(?: .*)?$/.test(line));
  if (shown.every((line) => line.trim() === "")) return code;
  return shown.map((line) => line.replace(/^(\s*)##/, "$1#")).join("\n");
}
