/** `site.yml` may set a rule to one of these; `off` drops its problems. */
export const LEVELS = ["error", "warning", "off"] as const;
export type Level = (typeof LEVELS)[number];

type RuleInfo = {
  readonly severity: "error" | "warning";
  /** What it finds, for the list in `.schemas/README.md`. */
  readonly about: string;
  /** How to fix it, where a problem does not say more. */
  readonly fix: string;
  /** True if `site.yml` cannot change it: the build cannot go on, or readers would be in danger. */
  readonly isFixed?: true;
};

const error = (about: string, fix: string): RuleInfo => ({ severity: "error", about, fix });
const warning = (about: string, fix: string): RuleInfo => ({ severity: "warning", about, fix });
const fixed = (about: string, fix: string) => ({ ...error(about, fix), isFixed: true as const });

const DATA =
  "Write the value itself: text in quotation marks or backticks, a number, true, false, null, or a list or object of these.";
const DIALECT =
  "Write it in Markdown, or put it in code to show it as it is: this site reads CommonMark, GitHub's and Docusaurus' notations.";

/** Every rule that a problem of the content can break. */
export const RULES = {
  "broken-anchor": warning(
    "a link to a page leads to no heading or id there",
    "Correct the part after #; it is the slug of a heading.",
  ),
  "broken-link": error(
    "a link or an import leads to no page or file",
    "Link to a file in the content folder, or to a route beginning with /.",
  ),
  "broken-picture": error(
    "the file of a picture does not exist, is out of reach or cannot be shown",
    "Save it beside the page, or put it into static/ and write /name.png.",
  ),
  "code-in-page": fixed("a page would have to run code to show this; pages are data", DATA),
  "code-setting": warning(
    "the language or a setting of a code fence has no effect",
    'Use a language Shiki knows, or text, and title="…", showLineNumbers, {lines}, ins={lines} and del={lines}.',
  ),
  component: error(
    "a component cannot be shown with what the page or a data file gives it",
    "Correct the properties of the tag.",
  ),
  "component-hint": warning(
    "a component leaves out something that the page gives it",
    "Remove what it does not show.",
  ),
  "diagram-as-code": warning(
    "a Mermaid diagram cannot be drawn and is shown as code",
    "Use flowchart, sequence, class, state, entity or xychart diagrams in Mermaid's basic notation.",
  ),
  "dropped-html": warning(
    "a tag or an attribute that pages cannot have was left out",
    "Remove it, or put it in code to show it.",
  ),
  "empty-page": warning("a page or post has no text", "Write it, or set draft: true until then."),
  "foreign-media": warning(
    "a picture, film or frame of another site became a link",
    "Save it beside the page and link it by its file name.",
  ),
  "heading-order": warning(
    "a page has a second # heading, or a heading that leaves out a level",
    "Write ## for sections and ### below them, so that readers who navigate by headings miss nothing.",
  ),
  "hidden-text": fixed(
    "text that readers would copy as something else than they see",
    "Type it again: one that was copied can hide characters.",
  ),
  "ignored-file": warning(
    "nothing reads a file, or the build writes its own over it",
    "Move, rename or remove it.",
  ),
  "incomplete-site": error("something that every page needs is missing or expired", "Add it."),
  "invalid-data": fixed(
    "front matter or a data file is not valid YAML, or a value is missing or wrong",
    'Correct the value; put text with : # { [ * & or @ in it in quotes: title: "Pools: how they work".',
  ),
  "invalid-formula": warning(
    "TeX cannot be read and is shown as it is written",
    "Correct the TeX; write \\% for a percent sign, which alone begins a comment.",
  ),
  "invalid-route": fixed(
    "a route is taken by another page or file, or cannot be an address",
    "Give one of the two another file name, slug or id, of letters, digits and hyphens.",
  ),
  "local-address": warning(
    "a link leads to the reader's own computer",
    "Write the address of the site, or show the address in the text of the link.",
  ),
  "lost-address": error(
    "check:content --against: a published address is neither a page nor redirected",
    "Name it under redirect_from in the front matter of the page that takes its place.",
  ),
  "long-description": warning(
    "a description is cut off by search engines",
    "Shorten it to at most 155 characters.",
  ),
  "mdx-in-md": warning(
    "a .md file has MDX in it, which is shown as text",
    "Rename the file to .mdx, or set content.format: mdx in content/site.yml to read all .md files so; else put it in code.",
  ),
  "mdx-syntax": fixed(
    "the MDX of a page cannot be read",
    "Correct it: in MDX, < begins a tag and { an expression; write &lt; and \\{ for the characters, or put them in code.",
  ),
  "misleading-link": fixed(
    "the text of a link shows another host than the link leads to",
    "Show the host that the link leads to, or use other words.",
  ),
  "missing-alt": warning(
    "a picture or diagram has no text for those who cannot see it",
    'Describe it: ![What it shows](file.png), ```mermaid alt="What it shows"; leave the brackets empty only for decoration.',
  ),
  "missing-title": warning(
    "a page has no title but the name of its file",
    'Add "title: …" between the --- lines at the top, or begin the page with a "# Heading".',
  ),
  "missing-truncate": warning(
    "lists show the whole post, since nothing cuts it",
    "Put {/* truncate */} (in .md files <!-- truncate -->) on its own line after the opening paragraphs.",
  ),
  "no-home": warning(
    "no page has the route /, so the build makes one that lists the docs",
    'Write content/docs/index.md, or add "slug: /" to the front matter of a page.',
  ),
  "no-sitemap": warning(
    "check:content --against: the sitemap cannot be read",
    "Correct the address, or leave it out before the first deploy.",
  ),
  "old-address": warning(
    "a link leads to an address that only redirects",
    "Write the new address.",
  ),
  openapi: error("the description of the API is wrong", "Correct it."),
  "other-name": warning(
    "the text of a link may be the name of another host",
    "Show the host that the link leads to, or use other words.",
  ),
  "repeated-id": warning("two elements of a page have one id", "Give one of them another id."),
  "search-index": error("the search index lacks something", "Correct the page."),
  "shared-tag": warning(
    "two tags share one address",
    "Use one name, or give one of the two an address of its own.",
  ),
  theme: error("the owner's style sheet is wrong", "Correct it."),
  "unclosed-block": warning(
    "a fence, formula or box is never closed",
    "Repeat the mark that begins it on a line of its own where it ends.",
  ),
  "unconfirmed-value": error(
    "a live site shows a value that nobody has confirmed",
    "Correct it and set confirmed: true in content/values.yml, or set mode: demo in content/site.yml.",
  ),
  "unknown-box": warning(
    "a ::: box or [!ALERT] has an unknown name",
    "Use one of: note, tip, info, warning, danger, details.",
  ),
  "unknown-component": error(
    "a tag is not a component of this site",
    "Correct the name, or add the component: CONTRIBUTING says how. A new one is found once `npm run dev` is started again.",
  ),
  "unknown-construct": warning("a notation of another tool is shown as text", DIALECT),
  "unknown-import": warning(
    "an import is not read",
    "Remove it: components are available by their names, pictures and files are linked by path, and the site has one style sheet.",
  ),
  "unknown-key": warning(
    "front matter has a key that this site does not read",
    "Remove it, or correct its name; .schemas/README.md lists all.",
  ),
  "unknown-name": error(
    "a page or data file names a page, author or entry that does not exist",
    "Correct the name, or add the entry.",
  ),
  "unknown-tag": warning(
    "a post has a tag that tags.yml does not have",
    "Add it to content/blog/tags.yml or fix the spelling.",
  ),
  "unreadable-file": fixed(
    "a file is too large, too deep, too slow, a symbolic link or not UTF-8",
    "Split it, or put the file itself here, in UTF-8.",
  ),
  "unsafe-address": fixed(
    "an address runs code, hides its host or has hidden characters",
    "Link to a page or file of this site, or begin the address with https:, http:, mailto: or tel:.",
  ),
  "unsafe-html": fixed(
    "a tag or an attribute runs code, loads something or asks for input",
    "Remove it, or use a component of this site; where it is text, put it in code.",
  ),
} as const satisfies Readonly<Record<string, RuleInfo>>;

export type Rule = keyof typeof RULES;

/** Whether `site.yml` may set a rule to another level. */
export function isSettable(rule: Rule): boolean {
  return !("isFixed" in RULES[rule]);
}
