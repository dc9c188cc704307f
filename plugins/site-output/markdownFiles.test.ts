import { remark } from "remark";
import { visit } from "unist-util-visit";
import * as builtIn from "../../src/components/mdx/builtIn";
import { nodeText } from "../site-content/markdown/nodeText";
import { writeMarkdownFiles } from "./markdownFiles";

const BASE = "https://docs.example.com/team";
const page = (path: string, own: object = {}) => ({
  ...{ path, title: `Page [${path}]`, heading: null, description: "About it.", listed: true },
  ...{ tree: [{ type: "p", children: [`Text of ${path}.`] }], images: [], ...own },
});
type Site = {
  readonly name?: string;
  readonly description?: string;
  readonly sidebar?: readonly string[];
  readonly docs?: readonly object[];
  readonly pages?: readonly object[];
  readonly posts?: readonly object[];
};

/** The files that a site with these pages gets. */
async function filesOf(site: Site, components: object = builtIn): Promise<Map<string, string>> {
  const { name = "Team", description = "Docs.", sidebar = [], docs, pages, posts } = site;
  const files = new Map<string, string>();
  const graphql = async (query: string) => {
    const listed = (nodes: readonly object[] = []) => ({
      nodes: nodes.filter((node) => !query.includes("listed: { eq: true }") || listedOf(node)),
    });
    const items = sidebar.map((href) => ({ type: "link", label: href, href }));
    const siteConfig = {
      ...{ url: "https://docs.example.com", description, product: { name } },
      blog: { title: "News" },
    };
    return {
      data: {
        ...{ siteConfig, allSidebar: { nodes: [{ items }] } },
        ...{ allDoc: listed(docs), allPage: listed(pages), allPost: listed(posts) },
      } as never,
    };
  };
  await writeMarkdownFiles(graphql, "/team", components as typeof builtIn, (path, text) =>
    files.set(path, text),
  );
  return files;
}

function listedOf(node: object): boolean {
  return "listed" in node && node.listed === true;
}

test("listed pages have a copy with the heading that they show, unlisted ones are in no file", async () => {
  const docs = [page("/a", { heading: "In full" }), page("/hidden", { listed: false })];
  const files = await filesOf({ docs });
  expect([...files.keys()]).toEqual(["/a.md", "/llms.txt", "/llms-full.txt"]);
  expect(files.get("/a.md")).toBe("# In full\n\nText of /a.\n");
  expect(files.get("/llms-full.txt")).toContain(
    `Text of /a.\n\nSection: Pages\nSource: ${BASE}/a\n`,
  );
  expect([...files.values()].join()).not.toContain("hidden");
});

test("a descriptor that throws is reported with the page and line that show it", async () => {
  const fallback = () => {
    throw new TypeError("x is undefined");
  };
  const docs = [page("/a", { tree: [{ type: "Broken", line: 7 }] })];
  const written = filesOf({ docs }, { ...builtIn, Broken: { props: {}, fallback } });
  await expect(written).rejects.toThrow(
    "The component <Broken> failed: x is undefined (on the page /a, line 7 of its file)",
  );
});

describe("the index of the copies", () => {
  const group = "Start";
  const docs = [page("/a", { group }), page("/apart", { group }), page("/b", { group })];
  const site = { sidebar: ["/b", "/a"], docs, pages: [page("/about")] };

  test("has docs in reading order, those outside the sidebar, other pages and posts, with links that CommonMark reads", async () => {
    const files = await filesOf({ ...site, posts: [page("/blog/x (2)")] });
    const line = (path: string, address = path) =>
      `- [Page \\[${path}\\]](${BASE}${address}.md): About it.\n`;
    expect(files.get("/llms.txt")).toBe(
      `# Team\n\n> Docs.\n\nPosts are below ${BASE}/blog. All pages in one file: ${BASE}/llms-full.txt\n\n## Start\n\n${line("/b")}${line("/a")}${line("/apart")}\n## Pages\n\n${line("/about")}\n## News\n\n${line("/blog/x (2)", "/blog/x%20%282%29")}`,
    );
  });

  test("names the blog only where it has posts", async () => {
    expect((await filesOf(site)).get("/llms.txt")).toContain("> Docs.\n\nAll pages in one file");
  });

  test("has Markdown syntax of names and descriptions as text", async () => {
    const evil = "[https://app.example.com](https://evil.example) <b>`x`</b> ![](//evil.example)";
    const own = { title: `A_b ${evil}`, description: `${evil}\n\n# B`, group: `${evil}\n\n## C` };
    const files = await filesOf({ name: evil, description: `${evil}\nC`, docs: [page("/a", own)] });
    const tree = remark().parse(files.get("/llms.txt"));
    const found: string[] = [];
    visit(tree, (node) => {
      if ("url" in node) found.push(node.url);
      if (node.type === "heading") found.push(nodeText(node));
      if (node.type === "html" || node.type === "inlineCode") found.push(node.value);
    });
    expect(found).toStrictEqual([evil, `${evil} ## C`, `${BASE}/a.md`]);
    expect(nodeText(tree)).toContain(`A_b ${evil}: ${evil} # B`);
  });
});
