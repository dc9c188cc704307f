/** Code with its fences, or a line that is a tag of GitBook: what is before the tag, its name and its settings. */
const CODE_OR_TAG =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?!.*`)|~{3,}))(\S*)(.*\n(?:.*\n)*?[ \t>]*\2[`~]*[ \t]*)$|^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)\{%[ \t]*([\w-]+)(.*?)%\}[ \t]*$/gm;
/** A hint or step that begins with a heading, or a step that begins with a bold line: its title. */
const TITLE =
  /(\{%[ \t]*(?:hint|step)\b.*)%\}\n+[ \t>]*(?:#{1,6}[ \t]+(.+)|(?<=\{%[ \t]*step\b.*\s*)\*\*(.+)\*\*[ \t]*)$/gm;
/** Tags of which only the content is kept. */
const DROPPED =
  /^(?:code|columns?|content-ref|page-ref|updates|end(?:code|columns?|content-ref|embed|file|page-ref|updates?))$/;
const BOXES: Record<string, string> = { success: "tip", warning: "warning", danger: "danger" };
const LINES: Record<string, string> = {
  endhint: ":::",
  endstep: "</Step>",
  endstepper: "</Steps>",
  endtab: "</TabItem>",
  endtabs: "</Tabs>",
  stepper: "<Steps>",
  tabs: "<Tabs>",
};

/** A page with boxes, components and links of this site in place of GitBook's tags. Unknown tags stay as they are. */
export function withoutTags(page: string): string {
  let codeSettings = "";
  let steps = 0;
  return page
    .replace(TITLE, (_, tag, heading, bold) => `${tag} title="${plain(heading ?? bold)}" %}`)
    .replace(CODE_OR_TAG, (whole, fence, _, lang, code, margin, name, settings) => {
      if (fence !== undefined) {
        const titled = codeSettings && fence + (lang || "text") + codeSettings + code;
        codeSettings = "";
        return titled || whole;
      }
      const line = lineFor(name, settings);
      const blank = margin.replace(/[^\s>]/g, " ");
      return line === undefined ? whole : `${blank}\n${margin}${line}\n${blank}`;
    });

  function lineFor(name: string, settings: string): string | undefined {
    const setting = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(settings)?.[1];
    if (name === "stepper") steps = 0;
    if (name === "step") steps += 1;
    if (name !== "code")
      return tagLine(name, setting, steps) ?? LINES[name] ?? (DROPPED.test(name) ? "" : undefined);
    const title = setting("title");
    codeSettings = title ? ` title="${title}"` : "";
    if (setting("lineNumbers") === "true") codeSettings += " showLineNumbers";
    return "";
  }
}

/** The line that stands for a tag with settings. @param steps how many steps the list has so far */
function tagLine(
  name: string,
  setting: (key: string) => string | undefined,
  steps: number,
): string | undefined {
  const title = setting("title");
  switch (name) {
    case "embed":
    case "file":
      return `[](<${setting("url") ?? setting("src") ?? ""}> "mention")`;
    case "hint":
      return `:::${BOXES[setting("style") ?? ""] ?? "info"}${title ? `[${title}]` : ""}`;
    case "step":
      return `<Step title="${title || `Step ${steps}`}">`;
    case "tab":
      return `<TabItem value="${title || "Tab"}" label="${title || "Tab"}">`;
    case "update":
      return `**${[setting("date"), ...(setting("tags")?.split(",") ?? [])].join(" · ")}**`;
  }
  return undefined;
}

/** The text of a line of Markdown, for a title. */
function plain(line: string): string {
  const text = line.replace(/<[^>]*>|[*`\\]|!?\[([^\]]*)\]\([^)]*\)/g, "$1");
  return text.trim().replace(/["{<]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
