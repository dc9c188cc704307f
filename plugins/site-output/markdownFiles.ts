import type { Paragraph } from "mdast";
import { remark } from "remark";
import { onPage } from "../../src/domain/componentFault";
import type { ComponentSpecs } from "../../src/domain/componentSpec";
import type { TreeNode } from "../../src/domain/documentTree";
import { groupBy } from "../../src/domain/groupBy";
import type { PictureFile } from "../../src/domain/pictures";
import { BLOG_PATH, markdownPath, pageAddress } from "../../src/domain/routes";
import { type RunGraphql, runQuery } from "../../src/domain/runQuery";
import { flatten, type SidebarItem } from "../../src/domain/sidebar";
import { feedPictures } from "./feeds";
import { pageMarkdown } from "./pageMarkdown";

const PAGE = `
  path title heading description tree
  images {
    sourceInstanceName relativePath
    childImageSharp { gatsbyImageData(width: 1408, layout: CONSTRAINED, placeholder: NONE) }
  }
`;
const QUERY = `query MarkdownFiles {
  siteConfig { url description product { name } blog { title } }
  allSidebar { nodes { items } }
  allDoc(filter: { listed: { eq: true } }, sort: { path: ASC }) { nodes { group status ${PAGE} } }
  allPage(filter: { listed: { eq: true } }, sort: { path: ASC }) { nodes { ${PAGE} } }
  allPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) { nodes { ${PAGE} } }
}`;

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
type Pages = { readonly nodes: readonly Page[] };
type Data = {
  readonly siteConfig: {
    readonly url: string;
    readonly description: string;
    readonly product: { readonly name: string };
    readonly blog: { readonly title: string };
  };
  readonly allSidebar: { readonly nodes: readonly { readonly items: readonly SidebarItem[] }[] };
  readonly allDoc: Pages;
  readonly allPage: Pages;
  readonly allPost: Pages;
};
/** A page with the name of its group, and the text of its copy. */
type Copy = Page & { readonly section: string; readonly text: string };

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
  const data = await runQuery<Data>(graphql, "MarkdownFiles", QUERY);
  const { url, product, blog } = data.siteConfig;
  const base = url + pathPrefix;
  const order = data.allSidebar.nodes
    .flatMap(({ items }) => flatten(items))
    .map(({ href }) => href);
  const place = ({ path }: Page) => (order.includes(path) ? order.indexOf(path) : order.length);
  const copies = ({ nodes }: Pages, group: string): Copy[] =>
    nodes.map((page) => {
      const pictures = feedPictures(page, url);
      const target = { base, pageUrl: pageAddress(base, page.path), pictures };
      const text = onPage(page.path, () => pageMarkdown(page, target, components));
      write(markdownPath(page.path), text);
      return { ...page, section: page.group ?? group, text };
    });
  const all = [
    ...copies(data.allDoc, "Pages").sort((a, b) => place(a) - place(b)),
    ...copies(data.allPage, "Pages"),
    ...copies(data.allPost, blog.title),
  ];
  const sections = groupBy(all, ({ section }) => section);
  write("/llms.txt", indexText(data.siteConfig, base, sections));
  const parts = [...sections.values()]
    .flat()
    .map(
      ({ text, section, path }) =>
        `${text}\nSection: ${section}\nSource: ${pageAddress(base, path)}\n`,
    );
  write("/llms-full.txt", `${product.name}: every page of ${base}\n\n${parts.join("\n---\n\n")}`);
}

/** `llms.txt` in the form of llmstxt.org: title, summary, then a list of links for each section. */
function indexText(
  { product, description }: Data["siteConfig"],
  base: string,
  sections: ReadonlyMap<string, readonly Copy[]>,
): string {
  const link = ({ path, title, description: summary }: Copy) => {
    const url = pageAddress(base, markdownPath(path)).replaceAll("(", "%28").replaceAll(")", "%29");
    return `- [${plain(title)}](${url}): ${plain(summary)}\n`;
  };
  const hasPosts = [...sections.values()]
    .flat()
    .some(({ path }) => path.startsWith(`${BLOG_PATH}/`));
  return [
    `# ${plain(product.name)}\n`,
    `> ${plain(description)}\n`,
    `${hasPosts ? `Posts are below ${base}${BLOG_PATH}. ` : ""}All pages in one file: ${base}/llms-full.txt\n`,
    ...[...sections].map(([name, copies]) => `## ${plain(name)}\n\n${copies.map(link).join("")}`),
  ].join("\n");
}

/** A text in one line, which means nothing else in Markdown. */
function plain(text: string): string {
  const value = text.replace(/\s+/g, " ").trim();
  const paragraph: Paragraph = { type: "paragraph", children: [{ type: "text", value }] };
  const written = remark().stringify({ type: "root", children: [paragraph] });
  return written.trim().replaceAll("]", "\\]");
}
