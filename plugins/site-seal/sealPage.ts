import { createHash } from "node:crypto";
import { type Problem, problem } from "../../src/domain/problems";
import type { Rule } from "../../src/domain/rules";

/** A page's inline scripts and styles: sources for the policy such as `sha256-…`, and what the policy would block. */
export type Inline = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly problems: readonly Problem[];
};

/** Gatsby's script tags, which a browser neither loads nor runs there. */
const LATE = /(<template data-late="">)([\s\S]*?)(?=<\/template>)/;
const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
/** Script elements that hold data, to which no policy applies. */
const DATA_TYPE =
  /\btype="(?!(?:module|speculationrules)"|(?:text|application)\/(?:javascript|ecmascript)")/i;
const ATTRIBUTE = /\s(style|on[a-z]+)="[^"]*"/gi;
const HEAD = /<head>(<meta charset="utf-8"\/?>)?/i;
const EXCERPT_CHARS = 80;
/** What the policy refuses: the end of the sentence that says so, and the fix. */
const SCRIPT = [
  ", which the policy refuses: only running scripts may load scripts.",
  "Load it with Gatsby's <Script> or an import(); name one of another site under security.scripts in content/site.yml.",
] as const;
const IN_BODY = [
  " in its body, which may come from content.",
  "Put code into a component, styles into its sheet.",
] as const;
const ATTRIBUTE_REFUSED = " as an attribute, which the policy refuses.";
const HANDLER = [ATTRIBUTE_REFUSED, "Put code into a component."] as const;
const STYLE = [ATTRIBUTE_REFUSED, "Use a class of a style sheet."] as const;

/**
 * Reads a page that React has rendered, where every `<`, `>` and quotation mark in text is escaped. Inline scripts and styles
 * count as the site's own in the head; in the body they may come from content.
 * @param file path of the page for reports, from the project's root
 */
export function readInline(html: string, file: string): Inline {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const problems: Problem[] = [];
  const refuse = (markup: string, [says, fix]: readonly [string, string], rule: Rule) => {
    const start = markup.trim().slice(0, EXCERPT_CHARS);
    const shown = start === markup.trim() ? start : `${start}…`;
    problems.push(problem(rule, file, undefined, `The page's HTML has ${shown}${says}`, fix));
  };
  const body = html.indexOf("<body");
  const rest = html.replace(LATE, "$1").replace(ELEMENT, (element, name, attributes, text, at) => {
    const isScript = name.toLowerCase() === "script";
    if (isScript && DATA_TYPE.test(attributes)) return "";
    if (isScript && /\bsrc=/i.test(attributes)) refuse(element, SCRIPT, "unsafe-html");
    else if (body !== -1 && at > body) refuse(element, IN_BODY, "unsafe-html");
    else (isScript ? scripts : styles).add(hashSource(text));
    return "";
  });
  for (const [attribute, name = ""] of rest.matchAll(ATTRIBUTE))
    if (name.toLowerCase() === "style") refuse(attribute, STYLE, "dropped-html");
    else refuse(attribute, HANDLER, "unsafe-html");
  return { scripts: [...scripts], styles: [...styles], problems };
}

/**
 * Puts the policy into a page, before everything that it applies to, and Gatsby's scripts as JSON into `template[data-late]`, from
 * which the early script loads them: `build` is webpack's hash of the build, `scripts` their addresses.
 */
export function sealPage(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html
    .replace(LATE, (_, start: string, tags: string) => start + lateScripts(tags))
    .replace(HEAD, (head) => head + meta);
}

/** @throws Error when the tags differ from what the installed version of Gatsby writes */
function lateScripts(tags: string): string {
  const [, build] = /___webpackCompilationHash="([^"]+)"/.exec(tags) ?? [];
  const scripts = [...tags.matchAll(/<script src="([^"]+)" async/g)].map(([, address]) => address);
  if (build === undefined || scripts.length === 0)
    throw new Error("site-seal found no scripts of Gatsby in a page: it writes them differently.");
  return JSON.stringify({ build, scripts });
}

/** The source of a text in a policy: `sha256-` and the digest in base64. */
export function hashSource(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
