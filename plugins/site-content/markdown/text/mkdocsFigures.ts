/** A Markdown picture, and MkDocs' settings in braces after it. */
const PICTURE = /!\[([^[\]\n]*)\]\(([^()\s<>]+)(?: +"([^"\n]*)")?\)(\{[^{}\n]*\})?/g;
/** The tag that allows Markdown inside it, and its end. */
const FIGURE = /(<figure\b(?:\s+(?!markdown\b)[^\s<>]+)*)\s+markdown(?:="[^"<>]*")?(?=[\s>])/i;
const FIGURE_END = /<\/figure>/i;

/**
 * Rewrites pictures in Material for MkDocs' `<figure markdown>` as HTML tags, since Markdown inside HTML is not read before the
 * next blank line: `![A](a.png){ width="300" }`.
 */
export class MkdocsFigures {
  private isOpen = false;

  /** @param line a line outside code */
  read(line: string): string {
    if (!this.isOpen && !FIGURE.test(line)) return line;
    const read = line
      .replace(FIGURE, "$1")
      .replace(PICTURE, (_, alt: string, src: string, title?: string, settings = "") => {
        const attributes = pictureSettings(settings);
        const all = { src, alt, ...(title !== undefined && { title }), ...attributes };
        return `${tag(all)}${attributes ? "" : settings}`;
      });
    this.isOpen = line.trim() !== "" && !FIGURE_END.test(line);
    return read;
  }
}

/** A list of settings, and each of them: `width="300"`, `align=left`, `.wide`, `#id`, `data-preview`. */
const SETTINGS = /^\{:?([^{}\n]+)\}/;
const SETTING =
  /[ \t]*(?:([.#])([\w-]+)|(data-[\w-]+)(?=[ \t]|$)|([\w-]+)=(?:"([^"{}\n]*)"|([\w%.-]+)))(?:[ \t]+|$)/y;

/** The HTML attributes that braces at the beginning of a text give a picture in MkDocs and Pandoc. */
export function pictureSettings(text: string): Record<string, string> | undefined {
  const list = SETTINGS.exec(text)?.[1] ?? "";
  const settings: Record<string, string> = {};
  for (let end = 0; end < list.length; end = SETTING.lastIndex) {
    SETTING.lastIndex = end;
    const [whole, mark, word = "", flag, name = flag ?? "", quoted, plain = ""] =
      SETTING.exec(list) ?? [];
    if (whole === undefined) return undefined;
    if (mark === undefined) settings[name] = quoted ?? plain;
    else settings[mark === "." ? "class" : "id"] = word;
  }
  return list === "" ? undefined : settings;
}

/** Whether a text begins with settings of a link that only say how it looks and opens: `{target=_blank}`, `{ .md-button }`. */
export function hasLinkSettings(text: string): boolean {
  const settings = pictureSettings(text);
  if (settings === undefined) return false;
  return Object.keys(settings).every((name) => /^(?:class|target|rel|data-.+)$/.test(name));
}

/** Removes the braces of settings from the beginning of a text. */
export function withoutSettings(text: string): string {
  return text.replace(SETTINGS, "");
}

function tag(attributes: Readonly<Record<string, string>>): string {
  const listed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<img${listed.join("")}>`;
}

/** Markdown text as the value of an HTML attribute: its entities are HTML's already. */
function escaped(text: string): string {
  return text.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
