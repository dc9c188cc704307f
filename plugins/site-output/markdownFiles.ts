import type { Nodes, Text } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { onPage } from "../../src/domain/componentFault";
import type { ComponentSpecs } from "../../src/domain/componentSpec";
import type { TreeNode } from "../../src/domain/documentTree";
import { groupBy } from "../../src/domain/groupBy";
import type { PictureFile } from "../../src/domain/pictures";
import { BLOG_PATH, markdownPath, pageAddress } from "../../src/domain/routes";
import { type RunGraphql, runQuery } from "../../src/domain/runQuery";
import { flatten, type SidebarItem } from "../../src/domain/sidebar";
import { feedPictures, PICTURE_FIELDS } from "./feeds";
import { pageMarkdown } from "./pageMarkdown";

/** How many trees are in memory at a time: those of a large site take hundreds of megabytes. */
const PAGES_PER_QUERY = 200;

type Page = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly listed: boolean;
  readonly group?: string;
};
type PageWithTree = Page & {
  readonly heading: string | null;
  readonly tree: readonly TreeNode[];
  readonly images: readonly PictureFile[];
};
type Rows<Row> = { readonly nodes: readonly Row[] };

const INDEX_QUERY = /* GraphQL */ `
  query MarkdownIndex {
    site { config { url description product { name } blog { title } } }
    allSidebar { nodes { items } }
    allDoc { nodes { path title description listed group } }
    allPage(sort: { path: ASC }) { nodes { path title description listed } }
    allPost(sort: [{ date: DESC }, { path: ASC }]) { nodes { path title description listed } }
  }
`;

type IndexData = {
  readonly site: {
    readonly config: {
      readonly url: string;
      readonly description: string;
      readonly product: { readonly name: string };
      readonly blog: { readonly title: string };
    };
  };
  readonly allSidebar: Rows<{ readonly items: readonly SidebarItem[] }>;
  readonly allDoc: Rows<Page>;
  readonly allPage: Rows<Page>;
  readonly allPost: Rows<Page>;
};

export type MarkdownSection = { readonly name: string; readonly pages: readonly Page[] };

/**
 * Writes `/path.md` beside every listed page, `llms.txt` (an index of them) and `llms-full.txt` (all of them, by section).
 * @param write receives a path below `public/` and the file's text
 */
export async function writeMarkdownFiles(
  graphql: RunGraphql,
  pathPrefix: string,
  components: ComponentSpecs,
  write: (path: string, text: string) => void,
): Promise<void> {
  const data = await runQuery<IndexData>(graphql, "MarkdownIndex", INDEX_QUERY);
  const { url, description, product } = data.site.config;
  const base = url + pathPrefix;
  const sections = sectionsOf(data);
  const listed = new Set(sections.flatMap(({ pages }) => pages.map(({ path }) => path)));
  const texts = new Map<string, string>();
  for (const type of ["allDoc", "allPage", "allPost"] as const) {
    for (let skip = 0; skip < data[type].nodes.length; skip += PAGES_PER_QUERY) {
      const batch = await runQuery<Record<string, Rows<PageWithTree>>>(
        graphql,
        "MarkdownPages",
        treeQuery(type, skip),
      );
      for (const page of batch[type]?.nodes ?? []) {
        if (!listed.has(page.path)) continue;
        const place = {
          base,
          pageUrl: pageAddress(base, page.path),
          pictures: feedPictures(page, url),
        };
        const text = onPage(page.path, () => pageMarkdown(page, place, components));
        texts.set(page.path, text);
        write(markdownPath(page.path), text);
      }
    }
  }
  write("/llms.txt", indexText({ name: product.name, description, base, sections }));
  write("/llms-full.txt", fullText({ name: product.name, base, sections, texts }));
}

/** Listed pages by section: docs by sidebar group in reading order, docs outside the sidebar, then posts, newest first. */
export function sectionsOf({
  site,
  allSidebar,
  allDoc,
  allPage,
  allPost,
}: IndexData): MarkdownSection[] {
  const order = new Map(
    allSidebar.nodes.flatMap(({ items }) => flatten(items)).map(({ href }, index) => [href, index]),
  );
  const position = ({ path }: Page) => order.get(path) ?? order.size;
  const docs = [...allDoc.nodes].sort(
    (a, b) => position(a) - position(b) || (a.path < b.path ? -1 : 1),
  );
  const named = [
    ...docs.map((page) => ({ name: page.group ?? "", page })),
    ...allPage.nodes.map((page) => ({ name: "Pages", page })),
    ...allPost.nodes.map((page) => ({ name: site.config.blog.title, page })),
  ].filter(({ page }) => page.listed);
  return [...groupBy(named, ({ name }) => name)].map(([name, found]) => ({
    name,
    pages: found.map(({ page }) => page),
  }));
}

/** `llms.txt` in the form of llmstxt.org: title, summary, then a list of links for each section. */
export function indexText({
  name,
  description,
  base,
  sections,
}: {
  readonly name: string;
  readonly description: string;
  readonly base: string;
  readonly sections: readonly MarkdownSection[];
}): string {
  const list = sections.map(
    (section) =>
      `${headingOf(2, section.name)}\n\n${section.pages
        .map(
          ({ path, title, description: summary }) =>
            `- ${linkTo(pageAddress(base, markdownPath(path)), title)}: ${asText(summary)}`,
        )
        .join("\n")}\n`,
  );
  const hasPosts = sections.some(({ pages }) =>
    pages.some(({ path }) => path.startsWith(`${BLOG_PATH}/`)),
  );
  const blog = hasPosts ? `Posts are below ${base}${BLOG_PATH}. ` : "";
  return `${headingOf(1, name)}\n\n> ${asText(description)}\n\n${blog}All pages in one file: ${base}/llms-full.txt\n\n${list.join("\n")}`;
}

/**
 * Markdown of one line of plain text. Text of a description that looks like a link is escaped, since nobody checks where it
 * leads.
 */
function asText(text: string): string {
  return markdown({ type: "paragraph", children: [textNode(text)] });
}

function headingOf(depth: 1 | 2, text: string): string {
  return markdown({ type: "heading", depth, children: [textNode(text)] });
}

function linkTo(address: string, title: string): string {
  const url = address.replace(/[()]/g, (bracket) => (bracket === "(" ? "%28" : "%29"));
  return markdown({ type: "link", url, children: [textNode(title)] });
}

function markdown(node: Nodes): string {
  return toMarkdown(node).trimEnd();
}

function textNode(text: string): Text {
  return { type: "text", value: text.replace(/\s+/g, " ").trim() };
}

function fullText({
  name,
  base,
  sections,
  texts,
}: {
  readonly name: string;
  readonly base: string;
  readonly sections: readonly MarkdownSection[];
  readonly texts: ReadonlyMap<string, string>;
}): string {
  const parts = sections.flatMap((section) =>
    section.pages.map(
      ({ path }) =>
        `${texts.get(path) ?? ""}\nSection: ${section.name}\nSource: ${pageAddress(base, path)}\n`,
    ),
  );
  return `${name}: every page of ${base}\n\n${parts.join("\n---\n\n")}`;
}

function treeQuery(type: "allDoc" | "allPage" | "allPost", skip: number): string {
  return /* GraphQL */ `query MarkdownPages {
    ${type}(sort: { path: ASC }, limit: ${PAGES_PER_QUERY}, skip: ${skip}) {
      nodes {
        path title heading description listed tree
        ${PICTURE_FIELDS}
      }
    }
  }`;
}
