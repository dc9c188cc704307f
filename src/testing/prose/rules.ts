import type { Link } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { type Problem, problem } from "../../../plugins/site-content/problems";
import { isExternal, splitHref } from "../../domain/routes";
import { maskMarkup } from "./maskMarkup";
import { lineOf, type ProsePage } from "./prosePage";
import { AMERICAN, BANNED, VAGUE_LINKS } from "./words";

const H2_MIN = 3;
const H2_MAX = 9; // eight and "Related pages"
const SENTENCE_MAX = 25;
const ADMONITIONS_MAX = 2;
const RELATED = "Related pages";
const RELATED_MIN = 2;
/** Pages whose subject needs more warnings, and the one whose headings are questions. */
const MANY_ADMONITIONS = /^\/(support|legal)\//;
const QUESTIONS = "/support/faq";
const SHOWS_EVERY_COMPONENT = /^\/(tutorial-basics\/markdown-features|component-gallery)$/;
/** Amounts of invented tokens: a page that has them says so. */
const FIXTURE = /\d\s(USDX|USDY|ALPHA|BETA|MOON)\b/;
const FIXTURE_NOTE = /(is|are) invented|invented (tokens?|market|pools?)|do not exist/;

export type ProseContext = {
  /** Names that keep their capital in a heading. */
  readonly names: readonly string[];
  readonly glossary: readonly { readonly id: string; readonly term: string }[];
};

type Rule = (page: ProsePage, context: ProseContext) => readonly Problem[];
type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** Words the editorial rules ban, and American spellings. */
export const wordRules: Rule = (page) =>
  maskMarkup(page.text).flatMap((line, index) => [
    ...BANNED.flatMap(({ words, fix }) => {
      const found = words.exec(line)?.[0];
      return found === undefined ? [] : [problem(page.file, index + 1, `"${found}" is a banned word.`, fix)];
    }),
    ...AMERICAN.flatMap(([form, british]) => {
      const found = form.exec(line)?.[0];
      return found === undefined
        ? []
        : [problem(page.file, index + 1, `"${found}" is American spelling.`, `Write ${british}: these docs use British spelling.`)];
    }),
  ]);

/** A description of the page's own; the front matter schema limits its length. */
export const descriptionRule: Rule = ({ file, text, built }) => {
  const line = text.split("\n").findIndex((candidate) => /^description:/.test(candidate)) + 1;
  if (line === 0) return [problem(file, 1, "The page has no description.", "Add one to the front matter: what the page gives its reader.")];
  const found: Problem[] = [];
  if (built.description === built.title) found.push(problem(file, line, "The description repeats the title.", "Say what the reader gets from the page."));
  if (!/[.!?]$/.test(built.description)) found.push(problem(file, line, "The description is not a sentence.", "End it with a full stop."));
  return found;
};

/** Sentence case, no closing punctuation, no repeats, no skipped level, neither too few sections nor too many. */
export const headingRules: Rule = ({ file, kind, built }, { names }) => {
  const found: Problem[] = [];
  const seen = new Set<string>();
  let before = 1;
  for (const { level, text, line } of built.headings) {
    const report = (message: string, fix: string) => found.push(problem(file, line, `The heading "${text}" ${message}.`, fix));
    if (level > before + 1) report(`skips from level ${before} to ${level}`, `Write it at level ${before + 1}.`);
    before = level;
    if (seen.has(text.toLowerCase())) report("stands twice on the page", "Name what is different about this section.");
    seen.add(text.toLowerCase());
    if (/[.,:;!]$/.test(text)) report("ends with punctuation", "Leave the last sign out.");
    if (text.endsWith("?") && built.path !== QUESTIONS) report("is a question", "State the answer or the task; only the FAQ asks.");
    const word = titleCaseWord(text, names);
    if (word !== undefined) report(`has a capital in "${word}"`, "Write headings in sentence case; names of things keep theirs.");
  }
  const sections = built.headings.filter(({ level }) => level === 2).length;
  if (kind === "doc" && (sections < H2_MIN || sections > H2_MAX) && !SHOWS_EVERY_COMPONENT.test(built.path))
    found.push(problem(file, undefined, `The page has ${sections} sections.`, `Give it ${H2_MIN} to ${H2_MAX - 1} level 2 headings and "${RELATED}".`));
  return found;
};

const NAMES =
  /^(I|API|APR|APY|TVL|SDK|AMM|DCA|DAO|FAQ|LP|LPs|FA|CLI|URL|URLs|RPC|HTTP|TypeScript|Move|Coin|Fungible|Asset|Supra|StarKey|Gatsby|React|Markdown|MDX|JSON|CSV|UTC|StarKey|RSS|Atom|SUPRA|TWAP|ID|SVG|Example)$/;

/** The first word that has a capital without being a name, or undefined. Words in code and after a colon are left alone. */
function titleCaseWord(text: string, names: readonly string[]): string | undefined {
  const words = text.split(/\s+/).slice(1);
  return words.find((word, index) => {
    const bare = word.replace(/[^\p{L}\d-]/gu, "");
    const afterColon = /[:“"]$/.test(text.split(/\s+/)[index] ?? "") || /^[“"(]/.test(word);
    return /^\p{Lu}\p{Ll}/u.test(bare) && !afterColon && !NAMES.test(bare) && !names.includes(bare);
  });
}

/** Links named by their destination, never by the word "here" or by a bare address. */
export const linkRules: Rule = (page) => {
  const found: Problem[] = [];
  visit(page.root, "link", (node: Link) => {
    const text = textOf(node).trim();
    if (VAGUE_LINKS.has(text.toLowerCase()))
      found.push(problem(page.file, lineOf(node), `The link "${text}" does not say where it leads.`, "Name the destination: its title, or what it shows."));
    if (/^(https?:\/\/|www\.)/.test(text))
      found.push(problem(page.file, lineOf(node), `The link shows the bare address ${text}.`, "Name the destination and link the name."));
  });
  visit(page.root, (node) => {
    if (!isComponent(node) || node.name !== "Card") return;
    const title = attribute(node, "title") ?? "";
    if (VAGUE_LINKS.has(title.toLowerCase()))
      found.push(problem(page.file, lineOf(node), `The card "${title}" does not say where it leads.`, "Name the destination."));
  });
  return found;
};

/** No dead end: every page closes with where to go on. */
export const relatedPagesRule: Rule = ({ file, built }) => {
  const { headings, links, tree } = built;
  const last = headings.filter(({ level }) => level === 2).at(-1);
  const internal = links.filter(({ href }) => !isExternal(href) && !href.startsWith("#") && splitHref(href).path !== built.path);
  if (last?.text !== RELATED)
    return [problem(file, last?.line, `The last section is "${last?.text ?? "none"}".`, `End the page with "## ${RELATED}" and ${RELATED_MIN} to 4 links.`)];
  if (tree.length === 0 || internal.length < RELATED_MIN)
    return [problem(file, last.line, `The page links to ${internal.length} other pages.`, `Name at least ${RELATED_MIN} under "${RELATED}".`)];
  return [];
};

/** Warnings lose their force in numbers. */
export const admonitionRule: Rule = ({ file, kind, root, built }) => {
  if (kind !== "doc" || MANY_ADMONITIONS.test(built.path) || SHOWS_EVERY_COMPONENT.test(built.path)) return [];
  const lines: (number | undefined)[] = [];
  visit(root, (node) => {
    if (node.type === "containerDirective" && (node as { name?: string }).name !== "replace-me") lines.push(lineOf(node));
    else if (isComponent(node) && (node.name === "Admonition" || node.name === "RiskCallout")) lines.push(lineOf(node));
  });
  return lines.length <= ADMONITIONS_MAX
    ? []
    : [
        problem(
          file,
          lines[ADMONITIONS_MAX],
          `This is admonition ${ADMONITIONS_MAX + 1} of ${lines.length}.`,
          `Keep ${ADMONITIONS_MAX} a page; make the others part of the text.`,
        ),
      ];
};

/** Tables have captions, code blocks a language, and invented tokens are called invented. */
export const structureRules: Rule = ({ file, root, built }) => {
  const found: Problem[] = [];
  visit(root, "table", (node, index, parent) => {
    const before = index === undefined ? undefined : parent?.children[index - 1];
    if (before?.type !== "paragraph" || !textOf(before).startsWith("Table:"))
      found.push(problem(file, lineOf(node), "The table has no caption.", 'Put a paragraph "Table: what it shows." right before it.'));
  });
  visit(root, "code", (node) => {
    if (!node.lang) found.push(problem(file, lineOf(node), "The code block names no language.", "Write it behind the three backticks; text for plain text."));
  });
  const text = textOf(root);
  if (FIXTURE.test(text) && !FIXTURE_NOTE.test(text) && !SHOWS_EVERY_COMPONENT.test(built.path))
    found.push(
      problem(
        file,
        undefined,
        `The page uses ${FIXTURE.exec(text)?.[1]} without saying that it is invented.`,
        'Add the footnote "USDX, ALPHA and the pool sizes are invented for this example."',
      ),
    );
  return found;
};

/** Sentences a reader takes in at once. */
export const sentenceRule: Rule = ({ file, root }) => {
  const found: Problem[] = [];
  visit(root, "paragraph", (node) => {
    const text = textOf(node);
    if (text.startsWith("Table:")) return;
    for (const sentence of text.split(/(?<=[.!?:;])\s+/)) {
      const count = sentence.split(/\s+/).length;
      if (count > SENTENCE_MAX)
        found.push(problem(file, lineOf(node), `The sentence "${sentence.slice(0, 60)}…" has ${count} words.`, `Split it: at most ${SENTENCE_MAX} words.`));
    }
  });
  return found;
};

/** The paragraph before the first section says what the page is about. */
export const openingRule: Rule = ({ file, root }) => {
  const first = root.children.find(({ type }) => type === "paragraph" || type === "heading");
  return first?.type === "paragraph" && textOf(first).length > 60
    ? []
    : [
        problem(
          file,
          first && lineOf(first),
          "The page does not open with a paragraph.",
          "Say what it is about, for whom, and what they can do after reading it.",
        ),
      ];
};

/** A term is linked where it is first used, and once a page. `wanted` are the terms the page's plan asks for. */
export function termRules(page: ProsePage, { glossary }: ProseContext, wanted: readonly string[]): readonly Problem[] {
  const found: Problem[] = [];
  const linked = new Map<string, number | undefined>();
  const read: { readonly text: string; readonly line: number | undefined }[] = [];
  const aside = new Set<unknown>(); // table cells and bold leads may name a term before it is linked
  visit(page.root, (node, _index, parent) => {
    if (node.type === "heading" || node.type === "link") return SKIP;
    if (node.type === "table" || node.type === "strong" || aside.has(parent)) aside.add(node);
    if (node.type === "text" && !aside.has(node)) read.push({ text: node.value, line: lineOf(node) });
    if (!isComponent(node) || node.name !== "Term") return;
    const id = attribute(node, "id") ?? "";
    if (linked.has(id))
      found.push(problem(page.file, lineOf(node), `The term "${id}" is linked a second time.`, `Keep the link of line ${linked.get(id)}, its first use.`));
    else {
      linked.set(id, lineOf(node));
      const earlier = read.find(({ text }) => mentions(text, glossary.find((entry) => entry.id === id)?.term ?? id));
      if (earlier)
        found.push(
          problem(page.file, earlier.line, `The term "${id}" is used here and linked later, in line ${lineOf(node)}.`, "Move the link to the first use."),
        );
    }
    return SKIP;
  });
  for (const id of wanted)
    if (!linked.has(id))
      found.push(problem(page.file, undefined, `The term "${id}" is not linked.`, `Write <Term id="${id}">…</Term> where it is first used.`));
  return found;
}

/** Whether a text uses a glossary term: its name or the name in brackets, singular or plural. */
function mentions(text: string, term: string): boolean {
  const [name = "", short] = term.split(/ \(|\)/);
  const forms = [...name.split(" / "), ...(short !== undefined && /^[A-Z]{2,}$/.test(short) ? [short] : [])].map((form) =>
    form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  const own = text.replace(/\bhyper AMMs?\b/gi, ""); // the product's name for its pools
  return new RegExp(`(?<![\\w-])(${forms.join("|")})s?(?![\\w-])`, "i").test(own);
}

/** Every rule that needs nothing but the page. */
export const RULES: readonly Rule[] = [
  wordRules,
  descriptionRule,
  headingRules,
  linkRules,
  relatedPagesRule,
  admonitionRule,
  structureRules,
  sentenceRule,
  openingRule,
];

function isComponent(node: { readonly type: string }): node is Component {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

function attribute(node: Component, name: string): string | undefined {
  const found = node.attributes.find((candidate) => candidate.type === "mdxJsxAttribute" && candidate.name === name);
  return typeof found?.value === "string" ? found.value : undefined;
}
