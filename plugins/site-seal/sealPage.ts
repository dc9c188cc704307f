import { createHash } from "node:crypto";
import { PAGE_ENCODING } from "../../src/domain/html";
import { type Problem, problem, warning } from "../../src/domain/problems";

/** The scripts of the framework, as the early script reads them from `template[data-late]`. */
export type LateScripts = {
  /** Digest of the list of scripts: another build has another one. */
  readonly build: string;
  /** Addresses with the base path, and their digests for `integrity`. */
  readonly scripts: readonly (readonly [address: string, integrity: string])[];
};

/** What a page has inside it: sources for the policy, and what the policy would refuse. */
export type Inline = {
  /** Sources such as `sha256-…`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly problems: readonly Problem[];
};

/** Where the scripts of the framework wait: Gatsby's tags in a page as rendered, their list in a sealed one. */
const LATE = /(<template data-late=""><!--[^>]*-->)[\s\S]*?(<!--[^>]*--><\/template>)/;
const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
/** Scripts that are data, which no policy asks about. */
const DATA_TYPE =
  /\btype="(?!(?:module|speculationrules)"|(?:text|application)\/(?:javascript|ecmascript)")[^"]+"/i;
const ATTRIBUTE = /\s(style|on[a-z]+)="[^"]*"/gi;
const EXCERPT_CHARS = 80;

/**
 * Reads a page that React has rendered, where every `<`, `>` and quotation mark of a text is escaped. Inline scripts and
 * styles count as the site's own outside the page's body; inside it they would come from content.
 * @param page its bytes, read as `PAGE_ENCODING`
 * @param file path of the page for reports, from the project's root
 */
export function readInline(page: string, file: string): Inline {
  const html = page.replace(LATE, "");
  const [start, end] = bodyOf(html);
  const problems: Problem[] = [];
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { 0: element, 1: name = "", 2: attributes = "", 3: text = "", index } of html.matchAll(
    ELEMENT,
  )) {
    const isScript = name.toLowerCase() === "script";
    if (isScript && DATA_TYPE.test(attributes)) continue;
    if (isScript && /\bsrc=/i.test(attributes)) problems.push(scriptWithAddress(element, file));
    else if (index >= start && index < end) problems.push(elementInBody(element, name, file));
    else (isScript ? scripts : styles).add(hashSource(text, PAGE_ENCODING));
  }
  const attributes = [...html.replace(ELEMENT, "").matchAll(ATTRIBUTE)];
  const firstOfEach = new Map(
    attributes.reverse().map(([all, name = ""]) => [name.toLowerCase(), all.trim()] as const),
  );
  for (const attribute of firstOfEach.values()) problems.push(refusedAttribute(attribute, file));
  return { scripts: [...scripts], styles: [...styles], problems };
}

/** The bytes of a page with this policy and these scripts in it, also when it had others before. */
export function sealPage(html: string, policy: string, late: LateScripts): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<head>(<meta charset="utf-8"\/>)?/i, (head) => head + meta)
    .replace(
      LATE,
      (_, before: string, after: string) =>
        before + JSON.stringify(late).replaceAll("<", "\\u003c") + after,
    );
}

/** The source of a text in a policy: `sha256-` and the digest in base64. @param encoding how a string stands for bytes */
export function hashSource(
  text: string | Buffer,
  encoding: "utf8" | typeof PAGE_ENCODING = "utf8",
): string {
  const digest = createHash("sha256");
  if (typeof text === "string") digest.update(text, encoding);
  else digest.update(text);
  return `sha256-${digest.digest("base64")}`;
}

/** Where the part of a page that React renders begins and ends. */
function bodyOf(html: string): readonly [start: number, end: number] {
  const start = html.indexOf('<div id="___gatsby"');
  const announcer = html.lastIndexOf('<div id="gatsby-announcer"');
  return [start, html.indexOf("</div></div>", Math.max(start, announcer))];
}

function scriptWithAddress(element: string, file: string): Problem {
  return problem(
    file,
    undefined,
    `The page's HTML has ${excerpt(element)}, which the policy refuses: only running scripts may load scripts.`,
    "Load it by Gatsby's <Script> or an import(); name one of another site under security.scripts in content/site.yml.",
  );
}

function elementInBody(element: string, name: string, file: string): Problem {
  return problem(
    file,
    undefined,
    `The page's body has ${excerpt(element)}, which may come from content.`,
    name.toLowerCase() === "style"
      ? "Put styles into a style sheet that a component imports."
      : "Put code into a component.",
  );
}

function refusedAttribute(attribute: string, file: string): Problem {
  const isStyle = attribute.toLowerCase().startsWith("style");
  return (isStyle ? warning : problem)(
    file,
    undefined,
    `The page's HTML has the attribute ${excerpt(attribute)}, which the policy refuses.`,
    isStyle ? "Use a class of a style sheet." : "Put code into a component.",
  );
}

function excerpt(bytes: string): string {
  const text = Buffer.from(bytes, PAGE_ENCODING).toString();
  return text.length > EXCERPT_CHARS ? `${text.slice(0, EXCERPT_CHARS)}…` : text;
}
