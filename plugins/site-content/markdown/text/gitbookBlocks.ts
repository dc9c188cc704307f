/** A line that begins or ends a GitBook block, after the marks of quotations: `{% hint style="info" %}`. */
const TAG =
  /^([\s>]*)\{% *(end)?(hint|tabs|tab|code|content-ref|stepper|step|columns|column)\b((?:(?!\{%).)*?)%\}\s*$/;
/** GitBook's embeds of other sites, and files to download; an end line is needed only after a caption. */
const EMBED = /^([\s>]*)\{% *(?:embed|file)\b((?:(?!\{%).)*?)%\}\s*$/;
const END_OF_EMBED = /^[\s>]*\{% *end(?:embed|file) *%\}\s*$/;
/** A line that begins code, with the language if one is given. */
const FENCE = /^[\s>]*(?:`{3,}(?!.*`)|~{3,})[ \t]*(\S*)/;
/** GitBook's kinds of hints, with their boxes on this site. */
const BOXES: ReadonlyMap<string | undefined, string> = new Map([
  ["success", "tip"],
  ["warning", "warning"],
  ["danger", "danger"],
]);

/**
 * Rewrites GitBook blocks line by line: hints become boxes, tabs those of VuePress, titles and line numbers follow the language
 * of the code, embeds become links, and of steps and columns only the content is kept. A page where one of them is never closed,
 * or is closed without having begun, is left unchanged.
 */
export class GitbookBlocks {
  private readonly isRead: boolean;
  private codeSettings = "";

  /** @param page all of its text */
  constructor(page: string) {
    this.isRead = page.includes("{%") && areBlocksClosed(page);
  }

  /** @param line a line outside code */
  read(line: string): string {
    if (!this.isRead) return line;
    const [, before = "", end, name, settings = ""] = TAG.exec(line) ?? [];
    if (name === undefined) return this.withCodeSettings(withLink(line));
    if (name === "code") this.codeSettings = end ? "" : codeSettings(settings);
    return before + (end ? endOf(name) : beginningOf(name, settings));
  }

  private withCodeSettings(line: string): string {
    const [, language] = FENCE.exec(line) ?? [];
    if (this.codeSettings === "" || language === undefined) return line;
    const settings = this.codeSettings;
    this.codeSettings = "";
    return line.trimEnd() + (language === "" ? "text" : "") + settings;
  }
}

/** A line with a link to what it embeds; the caption is below it. */
function withLink(line: string): string {
  if (END_OF_EMBED.test(line)) return "";
  const [, before = "", settings = ""] = EMBED.exec(line) ?? [];
  const address = setting(settings, "url") ?? setting(settings, "src");
  if (address === undefined || /[<>]/.test(address)) return line;
  const isWeb = /^https?:/.test(address);
  const text = isWeb ? address : (address.split("/").at(-1) ?? address);
  return `${before}[${text.replace(/[[\]*_`~]/g, "\\$&")}](<${address}>)`;
}

function areBlocksClosed(page: string): boolean {
  const open: string[] = [];
  for (const line of page.split("\n")) {
    const [, , end, name] = TAG.exec(line) ?? [];
    if (name === undefined) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

function beginningOf(name: string, settings: string): string {
  if (name === "hint") return `:::${BOXES.get(setting(settings, "style")) ?? "info"}`;
  if (name === "tabs") return ":::tabs";
  return name === "tab" ? `@tab ${setting(settings, "title") ?? "Tab"}` : "";
}

/** The blank line after other blocks keeps what follows out of their last paragraph. */
function endOf(name: string): string {
  return name === "hint" || name === "tabs" ? ":::" : "";
}

function codeSettings(settings: string): string {
  const title = setting(settings, "title");
  const isNumbered = setting(settings, "lineNumbers") === "true";
  return (title ? ` title="${title}"` : "") + (isNumbered ? " showLineNumbers" : "");
}

function setting(settings: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(settings)?.[1];
}
