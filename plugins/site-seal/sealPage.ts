import { createHash } from "node:crypto";
import { inlineElements, markupOf, PAGE_ENCODING } from "../../src/domain/builtPage";
import { type Problem, problem, warning } from "../../src/domain/problems";

/** The scripts of the framework, as the early script reads them from `template[data-late]`. */
export type LateScripts = {
  /** Digest of the list of scripts: another build has another one. */
  readonly build: string;
  /** Addresses with the base path, and their digests for `integrity`. */
  readonly scripts: readonly (readonly [address: string, integrity: string])[];
};

/** A page's inline scripts and styles: sources for the policy, and what the policy would block. */
export type Inline = {
  /** Sources such as `sha256-…`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly problems: readonly Problem[];
};

/** Two comments around the framework's scripts: Gatsby's tags in a page as rendered, a list of them in a sealed one. */
const LATE_START = '<template data-late="">';
const LATE_END = "</template>";
const POLICY = '<meta http-equiv="Content-Security-Policy"';
const HEAD = "<head>";
const CHARSET = '<meta charset="utf-8"/>';
/** Script elements that hold data, to which no policy applies. */
const DATA_TYPE =
  /\btype="(?!(?:module|speculationrules)"|(?:text|application)\/(?:javascript|ecmascript)")[^"]+"/i;
const ATTRIBUTE = /\s(style|on[a-z]+)="[^"]*"/gi;
const EXCERPT_CHARS = 80;

/**
 * Reads a page that React has rendered, where every `<`, `>` and quotation mark in text is escaped. Inline scripts and styles
 * count as the site's own outside the rendered body; inside it they would come from content.
 * @param file path of the page for reports, from the project's root
 */
export function readInline(page: Buffer, file: string): Inline {
  const html = replaced(page, lateScriptsIn(page), "");
  const [start, end] = bodyOf(html);
  const problems: Problem[] = [];
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const elements = inlineElements(html);
  for (const element of elements) {
    const { name, attributes } = element;
    const isScript = name === "script";
    const text = () => html.subarray(element.start, element.end);
    if (isScript && DATA_TYPE.test(attributes)) continue;
    if (isScript && /\bsrc=/i.test(attributes)) problems.push(scriptWithAddress(text(), file));
    else if (element.start >= start && element.start < end)
      problems.push(elementInBody(text(), name, file));
    else
      (isScript ? scripts : styles).add(
        hashSource(html.subarray(element.contentStart, element.contentEnd)),
      );
  }
  const attributes = markupOf(html, elements).flatMap((text) => [...text.matchAll(ATTRIBUTE)]);
  const firstOfEach = new Map(
    attributes.reverse().map(([all, name = ""]) => [name.toLowerCase(), all.trim()] as const),
  );
  for (const attribute of firstOfEach.values()) problems.push(refusedAttribute(attribute, file));
  return { scripts: [...scripts], styles: [...styles], problems };
}

/** Puts this policy and these scripts into a page, replacing any it had before. */
export function sealPage(page: Buffer, policy: string, late: LateScripts): Buffer {
  const bare = replaced(page, policyIn(page), "");
  const list = JSON.stringify(late).replaceAll("<", "\\u003c");
  const listed = replaced(bare, lateScriptsIn(bare), list);
  return replaced(listed, headStart(listed), `${POLICY} content="${policy}"/>`);
}

/** A range of bytes in a page; the end is exclusive. */
type Place = readonly [start: number, end: number];

function replaced(page: Buffer, place: Place | undefined, text: string): Buffer {
  if (!place) return page;
  return Buffer.concat([page.subarray(0, place[0]), Buffer.from(text), page.subarray(place[1])]);
}

function policyIn(page: Buffer): Place | undefined {
  const start = page.indexOf(POLICY);
  return start === -1 ? undefined : [start, page.indexOf(">", start) + 1];
}

/** Where the policy goes: before everything that it applies to. */
function headStart(page: Buffer): Place | undefined {
  const start = page.indexOf(HEAD);
  if (start === -1) return undefined;
  const inside = start + HEAD.length;
  const next = page.toString(PAGE_ENCODING, inside, inside + CHARSET.length);
  const at = next.toLowerCase() === CHARSET ? inside + CHARSET.length : inside;
  return [at, at];
}

function lateScriptsIn(page: Buffer): Place | undefined {
  const start = page.indexOf(LATE_START);
  const end = page.indexOf(LATE_END, start);
  if (start === -1 || end === -1) return undefined;
  const inside = page.toString(PAGE_ENCODING, start + LATE_START.length, end);
  const [, before, after] = /^(<!--[^>]*-->)[\s\S]*(<!--[^>]*-->)$/.exec(inside) ?? [];
  if (before === undefined || after === undefined) return undefined;
  return [start + LATE_START.length + before.length, end - after.length];
}

/** The source of a text in a policy: `sha256-` and the digest in base64. */
export function hashSource(text: string | Buffer): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** Range of the part of a page that React renders. */
function bodyOf(html: Buffer): Place {
  const start = html.indexOf('<div id="___gatsby"');
  const announcer = html.lastIndexOf('<div id="gatsby-announcer"');
  return [start, html.indexOf("</div></div>", Math.max(start, announcer))];
}

function scriptWithAddress(element: Buffer, file: string): Problem {
  return problem(
    file,
    undefined,
    `The page's HTML has ${excerpt(element)}, which the policy refuses: only running scripts may load scripts.`,
    "Load it with Gatsby's <Script> or an import(); name one of another site under security.scripts in content/site.yml.",
  );
}

function elementInBody(element: Buffer, name: string, file: string): Problem {
  return problem(
    file,
    undefined,
    `The page's body has ${excerpt(element)}, which may come from content.`,
    name === "style"
      ? "Put styles into a style sheet that a component imports."
      : "Put code into a component.",
  );
}

function refusedAttribute(attribute: string, file: string): Problem {
  const isStyle = attribute.toLowerCase().startsWith("style");
  return (isStyle ? warning : problem)(
    file,
    undefined,
    `The page's HTML has the attribute ${excerpt(Buffer.from(attribute, PAGE_ENCODING))}, which the policy refuses.`,
    isStyle ? "Use a class of a style sheet." : "Put code into a component.",
  );
}

function excerpt(bytes: Buffer): string {
  const text = bytes.toString();
  return text.length > EXCERPT_CHARS ? `${text.slice(0, EXCERPT_CHARS)}…` : text;
}
