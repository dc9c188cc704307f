/** A picture of Markdown, and what MkDocs says of it in braces. */
const PICTURE = /!\[([^[\]\n]*)\]\(([^()\s<>]+)(?: +"([^"\n]*)")?\)(\{[^{}\n]*\})?/g;
/** The tag that says that there is Markdown in it, and where it ends. */
const FIGURE = /(<figure\b(?:\s+(?!markdown\b)[^\s<>]+)*)\s+markdown(?:="[^"<>]*")?(?=[\s>])/i;
const FIGURE_END = /<\/figure>/i;

/**
 * Pictures in `<figure markdown>` of Material for MkDocs as tags of HTML, since HTML has no Markdown in it up to the next blank
 * line: `![A](a.png){ width="300" }`.
 */
export class MkdocsFigures {
  private isOpen = false;

  /** @param line one in no code */
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

/** The attributes of HTML that MkDocs and Pandoc give a picture in the braces at the beginning of a text. */
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
  const names = Object.keys(pictureSettings(text) ?? { id: "" });
  return names.every((name) => /^(?:class|target|rel|data-.+)$/.test(name));
}

/** A text without the braces of settings that it begins with. */
export function withoutSettings(text: string): string {
  return text.replace(SETTINGS, "");
}

function tag(attributes: Readonly<Record<string, string>>): string {
  const listed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<img${listed.join("")}>`;
}

/** A text of Markdown in an attribute of HTML: its entities are those of HTML already. */
function escaped(text: string): string {
  return text.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
