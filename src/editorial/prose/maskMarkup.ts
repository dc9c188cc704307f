const FRONT_MATTER_TEXT = /^\s*(title|title_meta|sidebar_label|description)\s*:/;
const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;
const FENCE_TEXT = /(?:title|alt)="([^"]*)"/g;
/** Matches properties that contain names and data, not sentences. */
const DATA_PROPERTY =
  /\b(id|to|k|tex|href|src|slug|group|groupId|network|kind|name|module|signature|type|value|default|required|code|path|method|file|routes|generics)(=|:)\s*(\{?\[(?:(?![=:]\s*\{?\[)[^\]])*\]\}?|"[^"]*")/g;

/**
 * The lines of a page with only what a reader reads: code, formulas, comments, link targets, tags and property names are blanked.
 * Line breaks are kept, so that a finding has the line of the file.
 */
export function maskMarkup(text: string): string[] {
  const state: State = { frontMatter: text.startsWith("---\n"), fence: undefined, display: false };
  return text
    .split("\n")
    .map((line, index) =>
      state.frontMatter ? frontMatterLine(line, index, state) : bodyLine(line, state),
    );
}

type State = { frontMatter: boolean; fence: string | undefined; display: boolean };

function frontMatterLine(line: string, index: number, state: State): string {
  if (index > 0 && line.trimEnd() === "---") state.frontMatter = false;
  return FRONT_MATTER_TEXT.test(line) ? line.replace(/^[^:]*:/, "") : "";
}

function bodyLine(line: string, state: State): string {
  const [, mark, info = ""] = FENCE.exec(line) ?? [];
  if (state.fence !== undefined) {
    if (mark?.startsWith(state.fence) && info === "") state.fence = undefined;
    return "";
  }
  if (mark !== undefined) {
    state.fence = mark;
    return [...info.matchAll(FENCE_TEXT)].map(([, value]) => value).join(" ");
  }
  if (line.trim() === "$$") state.display = !state.display;
  return state.display || line.trim() === "$$" ? "" : maskLine(line);
}

function maskLine(line: string): string {
  return line
    .replace(/\{\/\*.*?(?:\*\/\}|$)/g, "")
    .replace(/<!--.*?(?:-->|$)/g, "")
    .replace(/(?<!`)(`+)(?!`).*?\1/g, "")
    .replace(/\$\$?[^$\s](?:[^$]*[^$\s])?\$\$?(?!\d)/g, "")
    .replace(/\{#[^{}]*\}/g, "")
    .replace(/^\[\^[^\]]*\]:/, "")
    .replace(/\]\((?:(?!\]\()[^)])*\)/g, "] ")
    .replace(/<https?:[^<>]*>|https?:\/\/[^\s")\]]*/g, "")
    .replace(/"\/[^"\s]*"/g, "")
    .replace(DATA_PROPERTY, "")
    .replace(/<\/?[A-Za-z][\w.]*|\b[a-zA-Z]+=(?=["{])/g, " ")
    .replace(/\b[a-z][A-Za-z]*:(?= ["[])/g, " ");
}
