import { MISSPELT, USE_VARIABLES } from "../variables";
import { TYPED_SLIPS } from "./typedSlips";

/** What to do about a box of another tool. */
export const BOX_FIX = "Write a box of this site: :::note, its text, :::.";
const TABS = 'Write <Tabs> and <TabItem value="a" label="A">, in a .mdx file.';
const INDENTED = "Start its text at the left margin: four spaces turn it into code.";
const ATTRIBUTES = "Remove it: pages cannot set attributes this way.";
const VUE = "Remove the attribute: pages cannot run code of their own.";
const KEY = "Write <kbd>…</kbd> for a key, and <ins>…</ins> for what was added.";
const REMOVE = "Remove it.";
const REMARK = "Remove it, or write <!-- … -->: readers see it.";
const ROWS = "Write rows such as | a | b |, with | --- | --- | below the head.";
/** What to do about a value that another tool fills in. */
export const VALUE = "Write what it stands for.";
const DIRECTIVE = "Replace it with its Markdown equivalent, or put it in code.";
const ENDPOINT =
  'Describe it in content/openapi.yaml, and write <ApiEndpoint method="GET" path="/quote" />, in a .mdx file.';
const ADDRESS = "Write [Text](address).";
const TAG = "Remove it, or put it in code.";
const HEADING = "Leave a space after the # of a heading.";
const NUMBER = "Write the number with plain characters and a space: 1. and its text.";
const SPOILER = "Remove the lines: text cannot be hidden, but <details> folds it.";
/** How a page gives a picture a width, in .md and .mdx files. */
export const SIZED_PICTURE = '<img src="file.png" alt="What it shows" width="200" />';
/**
 * Inline syntax of other documentation tools that CommonMark shows literally, each with its fix. A construct never extends past
 * the next opening mark, so that a line of opening marks is read in linear time.
 */
export const SYNTAX: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/^(?:<<< ?(?:@|\.{0,2}\/)|\+{3} +https?:)\S.*$/g, "Put the code itself into a fence (```)."], // VitePress, Cosmos
  [/\{\{(?:(?!\{\{).)*?\}\}/g, VALUE], // Vue, Hugo, Jekyll
  [MISSPELT, `${USE_VARIABLES}, or put it in code.`],
  [/\{% *(?:hint|alert|callout)\b(?:(?!\{%).)*?%\}/g, BOX_FIX], // GitBook
  [/\{% *end[\w-]+ *%\}/g, "Remove it; the text before it stays."],
  [/\{% *tabs? (?:(?!\{%).)*?%\}|\{% *tabs *%\}/g, TABS],
  [/\{% *(?:embed|file)\b(?:(?!\{%).)*?%\}|^%\[https?:[^[\]\s]*\]$/g, "Write a link instead."],
  [/\{% *content-ref\b(?:(?!\{%).)*?%\}/g, "Remove it; the link after it stays."],
  [
    /\{% *code\b(?:(?!\{%).)*?%\}/g,
    'Write the title behind the language of the code: ```js title="a.js".',
  ],
  [/\{% *(?:swagger|openapi)\b(?:(?!\{%).)*?%\}/g, ENDPOINT],
  [/\{% *step(?:per)?\b(?:(?!\{%).)*?%\}/g, 'Write <Steps> and <Step title="A">, in a .mdx file.'],
  [/\{%(?:(?!\{%).)*?%\}/g, VALUE], // GitBook, Jekyll
  [/\{@\w+:[^{}\n]*\}/g, VALUE], // Sui
  [/<%(?:(?!<%).)*?%>/g, VALUE], // Templater, Slate
  [/^#\+[a-z_]+\b.*$/gi, DIRECTIVE], // Org, Logseq
  [/【\d[\d:]*†[^【】\n]*】/g, REMOVE], // ChatGPT
  [
    /^(?:@@include\(.*\)|!include[ \t].*|@import[ \t]+"[^"\n]*"|<<[[(][^[\]()\n]*[\])]|\{([!*])[ \t]*\S.*\1\})$/g,
    VALUE, // files, as docsify, Markdown Include and FastAPI put them in
  ],
  [/^::(?:alert|callout|caution|danger|info|note|tip|warning)(?:\{.*)?$/g, BOX_FIX], // Nuxt Content
  [
    /^::[a-z][\w-]*(?=[[{])(?:\[[^[\]\n]*\])?(?:\{[^{}\n]*\})?$|(?<![^\s(]):[a-z][\w-]*\[[^[\]\d.\n][^[\]\n]*\](?:\{[^{}\n]*\})?/gi,
    DIRECTIVE,
  ],
  [
    /\{(?:(?:anchor|code|color|expand):[^\s\d"'`{}][^{}\n]*|(?:excerpt|info|note|panel|quote|status|tip|toc|warning):\w+=[^{}\n]*)\}/g,
    DIRECTIVE, // Confluence
  ],
  [/(?<!\w)<[a-z][\w.-]*:[a-z][\w.-]*(?:\s[^<>]*)?>|<\/[a-z][\w.-]*:[a-z][\w.-]*>/gi, TAG], // Word
  [/<[a-zA-Z][\w-]*\s[^<>]*?[@#][\w.:-]+=(?:"[^"<>]*"|'[^'<>]*')[^<>]*>/g, VUE],
  [/^(?:!!!|\?\?\?[+-]?)[ \t]*["a-z].*$/gi, `${BOX_FIX} ${INDENTED}`], // MkDocs
  [/^[!?]>[ \t]+\S.*$/g, BOX_FIX], // docsify
  [/^:{3,}[ \t]*[^\s:].*$/g, BOX_FIX], // mkdocstrings, and boxes that are not written as ours are
  [/^\/{3,}[ \t]+[a-z][\w-]*(?:[ \t]*\|.*)?$/g, BOX_FIX],
  [/^===[+!]?[ \t]+"[^"\n]*"$/g, `${TABS} ${INDENTED}`],
  [/^-+8<-+.*$/g, VALUE],
  [/^::(?:end-)?[a-z]+::.*$|^\[(?:cards|gantt|oad|timeline)(?:\.\w+)*\(.*\)\]$/gi, DIRECTIVE], // Neoteroi
  [/^\*\[[^[\]\n]+\]:.*$/g, "Remove it, and write the words out where they first occur."], // MkDocs, kramdown
  [/^:[ \t]+\S.*$/g, "Write a list, such as - **Term**: what it means."],
  [/!\[\[[^[\]\n]+\]\]/g, "Write a picture, ![What it shows](file.png), or a link to the page."], // Obsidian
  [
    /\[\[[^[\]\n]+\]\]/g,
    "Write a link to the file, [Text](file.md); put a name in brackets in backticks (`).",
  ],
  [/(?<![^\s(])==[^\s=](?:[^=\n]*[^\s=])?==(?![\w=])/g, "Write **…** instead."],
  [/\^\^[^\s^](?:[^^\n]*[^\s^])?\^\^/g, "Write <ins>…</ins> instead."],
  [/(?<=\w)\^[^\s^]{1,20}\^(?!\d)/g, "Write <sup>…</sup> instead."],
  [/!\[[^[\]\n]*\]\([^()\s]+ +(?:"[^"\n]*" +)?=\d*x\d*\)/g, `Write ${SIZED_PICTURE}.`],
  [/%%[^%\n]+%%/g, REMARK],
  [/(?<![\w'])'''[^'\s](?:[^'\n]*[^'\s])?'''(?![\w'])/g, "Write **…** instead."], // MediaWiki
  [/(?<![\w|])\|\|(?=[^|\n]*\p{L}{3})[^\s|](?:[^|\n]*[^\s|])?\|\|(?![\w|])/gu, SPOILER], // Discord
  [/\{:(?:toc|[ \t]*[.#\w][^{}\n]*)\}/g, ATTRIBUTES], // kramdown
  [/\{:(?::[a-z][^{}\n]*|\/[a-z]*)\}/g, REMARK],
  [
    /(?<![\w:]):(?:material|octicons|fontawesome|simple|custom|fa[brs]?)-[\w-]+:(?:\{ *(?:\.[\w-]+ *)+\})?/g,
    "Remove it, or write an emoji.",
  ],
  [/(?<!\\)\{[ \t]*(?:[.#][\w-]+|[\w-]+=(?:"[^"{}]*"|[\w%-]+))(?:[ \t][^{}\n]*)?\}/g, ATTRIBUTES], // MkDocs, Pandoc
  [
    /\{(?:\+\+|--|~~|>>|==)(?:(?!\{[-+~>=]{2}).)*?(?:\+\+|--|~~|<<|==)\}/g,
    "Write the text as it should be read.",
  ], // CriticMarkup
  [/(?<!\w)\+\+[a-z]+(?:\+[a-z\d]+)*\+\+(?!\w)/g, KEY],
  [
    /(?<=\S)\^\[[^[\]\n]+\]/g,
    "Write a footnote: [^1], and [^1]: with its text on a line of its own.",
  ],
  [/\[\^[^[\]\s]+\](?!:)/g, "Define the footnote on a line of its own: [^1]: its text."],
  [/\[\^[^[\]\s]+[ \t][^[\]\n]*\]/g, "Give the footnote a name without spaces."],
  [/(?<![\w\]])\[[^[\]\n]+\]\[(?:https?:|\.{0,2}\/)[^[\]\s]*\]/g, ADDRESS],
  [
    /(?<![\w\]])(?:\[(?!\d+\]\[\d+\])[^[\]\n]+\]\[(?!\s*,)[^[\]\n]+\]|\[(?=[^[\],\n]*\p{L})[^[\],\n]+\]\[\])/gu, // not f([a][, b])
    "Define what it refers to on a line of its own: [name]: /page.",
  ],
  [
    /\[block:[\w-]+\]/g,
    "Replace it with its Markdown equivalent: a heading, box, table, picture or code.",
  ], // ReadMe
  [
    /\[(?:caption|gallery|youtube|vimeo|sourcecode|audio|video|playlist|contact-form-7)[ =][^\]\n]{0,300}\]|\[embed\]/g,
    VALUE, // WordPress
  ],
  [/(?<=\s):id=[\w-]+$/g, "Write {#id} behind a heading for its id."], // docsify
  [/^\[\]:[ \t].*$/g, REMARK],
  [
    /(?<=\s)\^(?:[\da-f]{6}|(?=[a-z]+[-\d])[a-z\d-]{3,})$|(?<=[.!?:)\]] )\^[a-z]{3,}$/g,
    "Remove it, and link to headings.",
  ], // Obsidian
  [
    /^[a-z][\w -]{0,30}::[ \t]+\S.*$|[[(][a-z][\w -]{0,30}::[ \t][^\s[\]()][^[\]()\n]*[\])]/gi,
    "Remove it, or turn it into a sentence: readers see it.",
  ],
  [
    /^\[[ xX/<>~-]\][ \t]*(?=[\p{L}\d])/gu,
    "Write - [ ] or - [x], and a space: a task is open or done.",
  ],
  [/(?<=\s)\[!toc\]$|^!![a-z][\w.]*(?=[ \t]\S)/g, REMOVE], // Fumadocs, Code Hike
  [/(?<!\w)\[(?:name|time|color)=[^[\]\n]+\]/g, REMOVE], // HackMD
  [/^\([\w .:-]+\)=$/g, "Remove it, and link to the heading below it: [Text](page.md#heading)."], // MyST
  [
    /^:(?:class|name|caption|linenos|maxdepth|alt|width|header-rows|widths|toc|icons|sectnums|open|color|icon|label|align):.*$/g,
    REMOVE,
  ],
  [
    /\{[a-z][\w:+.-]*\}`…`|:(?:ref|doc|term|class|func|meth|mod|attr|math|[a-z]{1,3}:\w+):`…`/g,
    "Write a link, or the code alone.",
  ],
  [/^\.\. [\w-]+::.*$/g, "Replace it with its Markdown equivalent."], // reStructuredText
  [
    /\[-?@(?=[^[\]\n]*[\d;,])[a-z][\w:.-]*(?:[;,][^[\]\n]*)?\]/gi,
    "Write the source out, or define what it refers to on a line of its own.",
  ],
  [/(?<![\w@/])@(?:fig|tbl|eq|sec|lst)-[\w-]+/g, "Write a link to it."], // Quarto
  [/^\|={3,}$/g, ROWS],
  [/^\\(?:newpage|pagebreak|clearpage|tableofcontents|maketitle|noindent)\b.*$/g, REMOVE],
  [
    /\\begin ?\{(?:tabular|table|figure|longtable|itemize|enumerate|center)\*?\}.*/g,
    "Write it in Markdown.",
  ],
  [
    /\b(?:link|xref|image|include|video):{1,2}[^\s[\]]{1,300}\[[^\]\n]{0,300}\]/g,
    "Write a Markdown link or picture.",
  ], // AsciiDoc
  [
    /^\[(?:source|NOTE|TIP|IMPORTANT|WARNING|CAUTION)\b[^\]\n]*\]$/g,
    `${BOX_FIX} Code goes between lines of \`\`\`.`,
  ],
  [/^(?:={2,6}|h[1-6]\.)[ \t]+\S.*$/g, "Write ## for a heading."],
  [/\[[^[\]|\n]+\|(?:https?:|[/#])[^[\]\s]*\]/g, ADDRESS], // Confluence
  [
    /(?<!\w)![\w./-]+\.(?:png|jpe?g|gif|svg|webp)(?:\|[^!|\n]*)?!/gi,
    "Write a picture: ![What it shows](file.png).",
  ],
  [/^#{2,6}(?=[\p{L}\d*])[^#\n]*$/gu, HEADING],
  ...TYPED_SLIPS,
  [
    /\[(?=[^[\]\n]*\p{L})[^[\]\n]*\](?: \(| ?（)(?:(?:https?:|\.{0,2}\/)[^()（）\s]*|[\w/-]+\.(?:mdx?|png|jpe?g|gif|svg|webp))[)）]/gu,
    "Write [Text](address), without a space and with plain brackets.",
  ],
  [
    /\[(?=[^[\]\n]*\p{L})[^[\]\n]+\]\((?:https?:|\.{0,2}\/)[^()\s]*(?![^()\s]*[()])(?![^()\n]*\))/gu,
    "Write ) behind the address.",
  ],
  [
    /\[[^[\]\n]*\]\([^()\s"'<>]+[ \t][^()"'<>\n]*\.(?:mdx?|html?|pdf|png|jpe?g|gif|svg|webp)(?:[?#][^()\s.]*)?\)/gi,
    "Write the address in angle brackets: [Text](<my page.md>).",
  ],
  [
    /\[[^[\]\n]*\]\((?:mailto:|tel:|https?:|\.{0,2}\/)[^()\s"'<>]+[ \t][^()"'<>\n]*\)/gi,
    "Write the address without spaces.",
  ],
  [
    /\[[^[\]\n]*\]\([^()\s"'<>]+[ \t]+"[^()"\n]*"[^()\n]*"[ \t]*\)/g,
    "Put the title between ' and ', or remove the quotes in it.",
  ],
  [/\([^()\n]+\)\[(?:https?:|\.{0,2}\/)[^[\]\s]*\]/g, ADDRESS],
  [/\]\(\((?:https?:|mailto:|\.{0,2}\/|#)[^()\s]*\)(?!\))/g, "Write one ( before the address."],
  [
    /(?<![[\ue05b][^[\]\n]{0,200}|[^…]`)\]\((?:(?:https?:|mailto:|\.{0,2}\/|#)[^()\s]*|[\w./-]{1,200}\.mdx?(?:#[\w-]*)?)\)/g,
    "Write [Text](address), with one bracket on each side of the text.",
  ],
  [
    /\[(?=[^[\]()\n]{0,100}\p{L})[^[\]()\n]{0,100}[^[\]()\s]\((?:https?:|mailto:|\.{0,2}\/|#)[^()\s[\]]*\)(?![^[\n]*\])/gu,
    "Write ] behind the text: [Text](address).",
  ],
  [
    /(?<!\([^()\n]{0,200})\[(?=[^[\]\n]{0,100}\p{L})[^[\]\n]{1,100}\](?:https?:|\.{0,2}\/)[^\s()[\]]*\)/gu,
    "Write ( before the address: [Text](address).",
  ],
  [
    /\\(?:begin|newcommand|renewcommand|DeclareMathOperator)\b ?\{.*/g,
    "Write the formula between $$ and $$.",
  ],
];

/** Syntax of other tools at the beginning of a line or paragraph; cells and headings may begin like this legitimately. */
export const LINES: typeof SYNTAX = [
  [/^%%(?!.*%%).*$/m, REMARK], // Obsidian
  [/^%[ \t]+\S.*$/m, "Put a title in the front matter, and a comment in <!-- … -->."], // Pandoc, MyST
  [/^\+{3}(?:[ \t]*\{.*\})?$/, REMOVE], // MyST, between cells
  [/^\+(?:[=:-]+\+)+$/m, ROWS], // Pandoc, reStructuredText
  [
    /^\|[ \t]+[^|\s][^|\n]*(?=\n|$)/, // Pandoc
    "Remove the | of each line, and end each but the last with two spaces.",
  ],
  [
    /^\(@(?:\)[ \t]+\S|[\w-]+\)[ \t]+[\p{Lu}\d]).*/u, // Pandoc, which begins a paragraph with it
    "Write the number of the item, such as 1. and its text.",
  ],
  [
    /^(?:a[.)]|i[.)])[ \t]+\S.*(?=\n[ \t]*(?:b|ii)[.)][ \t])/m, // Pandoc, Word
    "Write numbers, such as 1. and its text: lists cannot use letters.",
  ],
  [
    /^(?:[•◦‣▪⁃]|([●・])(?=.*\n[ \t]*\1))[ \t]*\S.*$/m, // one ● alone explains a chart
    "Write - instead: that is how list items begin.",
  ],
  [
    /^(?:[－＊＋][ \t]*|[–—][ \t]+|-(?=\p{L}))\S.*(?=\n[ \t]*(?:[－＊＋][ \t]*|[–—][ \t]+|-(?=\p{L}))\S)/mu,
    "Write - and a space instead: that is how list items begin.",
  ],
  [
    /^(?:[0-9]{1,2}[、．）]|[０-９]{1,2}[.、．）)])(?![０-９])[ \t]*\S.*(?=\n[ \t]*(?:[0-9]{1,2}[、．）]|[０-９]{1,2}[.、．）)]))/m, // not １．５
    NUMBER,
  ],
  [/^[0-9]{1,2}\.(?=\p{L}).*(?=\n[ \t]*[0-9]{1,2}\.\p{L})/mu, NUMBER],
  [
    /^#(?=\p{Lu}|\p{Lo})[^#\n]*[^#\s.,;:!?。！？、，]$/mu, // not #Sale at the beginning of a sentence
    HEADING,
  ],
];
