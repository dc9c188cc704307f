import type { ListItem, Paragraph, PhrasingContent, Root, RootContent, Text } from "mdast";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { onPage } from "../../src/domain/componentFault";
import type { ComponentSpecs } from "../../src/domain/componentSpec";
import type { TreeNode } from "../../src/domain/documentTree";
import { groupBy } from "../../src/domain/groupBy";
import type { PictureFile } from "../../src/domain/pictures";
import { BLOG_PATH, markdownPath, pageAddress } from "../../src/domain/routes";
import { type Found, type RunGraphql, runQuery } from "../../src/domain/runQuery";
import { flatten } from "../../src/domain/sidebar";
import { feedPictures } from "./feeds";
import { pageMarkdown } from "./pageMarkdown";

/** How many trees are in memory at a time: those of a large site take hundreds of megabytes. */
const PAGES_PER_QUERY = 200;
/** Where pages come from, with their order. Docs have a group of the sidebar. */
const SOURCES = [
  { type: "allDoc", sort: "{ path: ASC }", fields: "group status" },
  { type: "allPage", sort: "{ path: ASC }", fields: "" },
  { type: "allPost", sort: "[{ date: DESC }, { path: ASC }]", fields: "" },
] as const;

type Source = (typeof SOURCES)[number];
type Page = {
  readonly path: string;
  readonly title: string;
  readonly heading: string | null;
  readonly description: string;
  readonly group?: string;
  readonly status?: string | null;
  readonly tree: readonly TreeNode[];
  readonly images: readonly PictureFile[];
};
/** A page as the index names it, with the text of its copy. */
type Copy = Pick<Page, "path" | "title" | "description"> & {
  readonly section: string;
  readonly text: string;
};

const SITE_QUERY = /* GraphQL */ `
  query MarkdownIndex {
    site { config { url description product { name } blog { title } } }
    allSidebar { nodes { items } }
  }
`;
type SiteData = Found<Queries.MarkdownIndexQuery>;

/**
 * Writes `/path.md` beside every listed page, `llms.txt` (an index of them) and `llms-full.txt` (all of them, by section): docs in
 * reading order, docs outside the sidebar, other pages, then posts, newest first.
 * @param write receives a path below `public/` and the file's text
 */
export async function writeMarkdownFiles(
  graphql: RunGraphql,
  pathPrefix: string,
  components: ComponentSpecs,
  write: (path: string, text: string) => void,
): Promise<void> {
  const { site, allSidebar } = await runQuery<SiteData>(graphql, "MarkdownIndex", SITE_QUERY);
  const { url, description, product, blog } = site.config;
  const base = url + pathPrefix;
  const order = allSidebar.nodes
    .flatMap(({ items }) => (Array.isArray(items) ? flatten(items) : []))
    .map(({ href }) => href);
  const place = ({ path }: Copy) => (order.includes(path) ? order.indexOf(path) : order.length);
  const copies: Copy[] = [];
  for (const source of SOURCES) {
    const found: Copy[] = [];
    for await (const page of pagesOf(graphql, source)) {
      const pictures = feedPictures(page, url);
      const target = { base, pageUrl: pageAddress(base, page.path), pictures };
      const text = onPage(page.path, () => pageMarkdown(page, target, components));
      write(markdownPath(page.path), text);
      const section = page.group ?? (source.type === "allPost" ? blog.title : "Pages");
      found.push({
        path: page.path,
        title: page.title,
        description: page.description,
        section,
        text,
      });
    }
    copies.push(...(source.type === "allDoc" ? found.sort((a, b) => place(a) - place(b)) : found));
  }
  const sections = groupBy(copies, ({ section }) => section);
  write("/llms.txt", indexText({ name: product.name, description, base, sections }));
  const parts = [...sections.values()]
    .flat()
    .map(
      ({ text, section, path }) =>
        `${text}\nSection: ${section}\nSource: ${pageAddress(base, path)}\n`,
    );
  write("/llms-full.txt", `${product.name}: every page of ${base}\n\n${parts.join("\n---\n\n")}`);
}

async function* pagesOf(graphql: RunGraphql, { type, sort, fields }: Source): AsyncGenerator<Page> {
  for (let skip = 0, length = PAGES_PER_QUERY; length === PAGES_PER_QUERY; skip += length) {
    const data = await runQuery<Record<string, { readonly nodes: readonly Page[] }>>(
      graphql,
      "MarkdownPages",
      `query MarkdownPages {
        ${type}(filter: { listed: { eq: true } }, sort: ${sort}, limit: ${PAGES_PER_QUERY}, skip: ${skip}) {
          nodes {
            path title heading description tree ${fields}
            images {
              sourceInstanceName relativePath
              childImageSharp { gatsbyImageData(width: 1408, layout: CONSTRAINED, placeholder: NONE) }
            }
          }
        }
      }`,
    );
    const pages = data[type]?.nodes ?? [];
    length = pages.length;
    yield* pages;
  }
}

/** `llms.txt` in the form of llmstxt.org: title, summary, then a list of links for each section. */
function indexText({
  name,
  description,
  base,
  sections,
}: {
  readonly name: string;
  readonly description: string;
  readonly base: string;
  readonly sections: ReadonlyMap<string, readonly Copy[]>;
}): string {
  const link = ({ path, title, description: summary }: Copy): ListItem => {
    const url = pageAddress(base, markdownPath(path)).replaceAll("(", "%28").replaceAll(")", "%29");
    const children = [textNode(title)];
    return {
      type: "listItem",
      spread: false,
      children: [paragraph({ type: "link", url, children }, textNode(`: ${summary}`))],
    };
  };
  const lists = [...sections].flatMap(([section, copies]): RootContent[] => [
    { type: "heading", depth: 2, children: [textNode(section)] },
    { type: "list", spread: false, children: copies.map(link) },
  ]);
  const hasPosts = [...sections.values()]
    .flat()
    .some(({ path }) => path.startsWith(`${BLOG_PATH}/`));
  const blog = hasPosts ? `Posts are below ${base}${BLOG_PATH}. ` : "";
  const index: Root = {
    type: "root",
    children: [
      { type: "heading", depth: 1, children: [textNode(name)] },
      { type: "blockquote", children: [paragraph(textNode(description))] },
      paragraph(textNode(`${blog}All pages in one file: ${base}/llms-full.txt`)),
      ...lists,
    ],
  };
  return unified().use(remarkStringify, { bullet: "-" }).stringify(index);
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children };
}

/** A text in one line, which means nothing else in Markdown. */
function textNode(value: string): Text {
  return { type: "text", value: value.replace(/\s+/g, " ").trim() };
}
