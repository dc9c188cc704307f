import { mdxComponents } from "../../src/components/mdx/mdxComponents";
import { writeMarkdownFiles } from "./markdownFiles";

const page = (path: string, listed = true) => ({
  ...{ path, title: path.slice(1), description: "", listed, group: "Guides" },
  ...{ tree: [{ type: "p", children: [`Text of ${path}.`] }], images: [] },
});
const NOTHING = { nodes: [] };

test("listed pages have a copy, unlisted ones stand in no file", async () => {
  const data = {
    site: {
      config: {
        ...{ url: "https://docs.example.com", description: "Docs.", product: { name: "Tide" } },
        blog: { title: "Blog" },
      },
    },
    allSidebar: { nodes: [{ items: [] }] },
    allDoc: { nodes: [page("/a"), page("/hidden", false)] },
    allPage: NOTHING,
    allPost: NOTHING,
  };
  const files = new Map<string, string>();
  const graphql = async <Data>() => ({ data: data as Data });
  await writeMarkdownFiles(graphql, "", mdxComponents, (path, text) => files.set(path, text));
  expect([...files.keys()]).toEqual(["/a.md", "/llms.txt", "/llms-full.txt"]);
  expect([...files.values()].join()).not.toContain("hidden");
});
