import rehypeRaw from "rehype-raw";
import { remark } from "remark";
import remarkGemoji from "remark-gemoji";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkRehype, { type Options } from "remark-rehype";
import type { ComponentNames } from "../../../src/domain/componentSpec";
import { remarkAuthoring } from "./authoring";
import { remarkBoxes } from "./boxes";
import { remarkCodeFiles } from "./code/codeFiles";
import { remarkDisplayMath } from "./displayMath";
import { remarkDocusaurus } from "./docusaurus";
import { withDocusaurusText } from "./mdxText";
import type { PagePartials } from "./partials";
import { remarkPlainHtml } from "./plainHtml";
import { remarkSyntax } from "./syntax";
import { remarkUnclosedBlocks } from "./unclosedBlocks";
import { remarkUnknownConstructs } from "./unknownConstructs";

/** `.md` is Markdown with HTML; MDX has components and expressions instead. */
export type Format = "md" | "mdx";

const MDX_NODES: NonNullable<Options["passThrough"]> = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
];

const REHYPE: Options = {
  clobberPrefix: "",
  allowDangerousHtml: true,
  footnoteLabelProperties: { className: ["visually-hidden"] },
  passThrough: MDX_NODES,
};

/** Parses Markdown as written in a file; its text has been through {@link withDocusaurusText}. */
export function parser(format: Format) {
  const markdown = remark();
  if (format === "mdx") markdown.use(remarkMdx);
  return markdown.use(remarkGfm).use(remarkMath, { singleDollarTextMath: false }).use(remarkSyntax);
}

/** The chain from a page's Markdown to HTML with components, as syntax trees. Every step is a plugin of its own file. */
export function chain(format: Format, components: ComponentNames, partials: PagePartials) {
  const parse = (text: string) => parser("mdx").parse(withDocusaurusText(text, "mdx"));
  const markdown = parser(format)
    .use(remarkUnclosedBlocks)
    .use(remarkCodeFiles, partials)
    .use(remarkDisplayMath);
  if (format === "mdx") markdown.use(remarkDocusaurus, { components, partials, parse });
  else markdown.use(remarkPlainHtml);
  const html = markdown
    .use(remarkUnknownConstructs)
    .use(remarkBoxes)
    .use(remarkAuthoring, components)
    .use(remarkGemoji)
    .use(remarkRehype, REHYPE);
  if (format === "md") html.use(rehypeRaw, { passThrough: MDX_NODES });
  return html;
}
