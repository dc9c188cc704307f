import * as builtIn from "../../src/components/mdx/builtIn";
import { writeMarkdownFiles } from "./markdownFiles";

const page = (path: string, listed = true) => ({
  ...{ path, title: path.slice(1), description: "", listed, group: "Guides" },
  ...{ tree: [{ type: "p", children: [`Text of ${path}.`] }], images: [] },
});
const NOTHING = { nodes: [] };

const fakeGraphql = (...docs: readonly object[]) => {
  const data = {
    site: {
      config: {
        ...{ url: "https://docs.example.com", description: "Docs.", product: { name: "Tide" } },
        blog: { title: "Blog" },
      },
    },
    ...{ allSidebar: { nodes: [{ items: [] }] }, allDoc: { nodes: docs } },
    ...{ allPage: NOTHING, allPost: NOTHING },
  };
  return async <Data>() => ({ data: data as Data });
};

test("listed pages have a copy, unlisted ones are in no file", async () => {
  const files = new Map<string, string>();
  const graphql = fakeGraphql(page("/a"), page("/hidden", false));
  await writeMarkdownFiles(graphql, "", builtIn, (path, text) => files.set(path, text));
  expect([...files.keys()]).toEqual(["/a.md", "/llms.txt", "/llms-full.txt"]);
  expect([...files.values()].join()).not.toContain("hidden");
});

test("a descriptor that throws is reported with the page and line that show it", async () => {
  const feedHtml = () => {
    throw new TypeError("x is undefined");
  };
  const tree = [{ type: "Broken", line: 7 }];
  const components = { ...builtIn, Broken: { ...builtIn.Faq, feedHtml } };
  const written = writeMarkdownFiles(
    fakeGraphql({ ...page("/a"), tree }),
    "",
    components,
    () => {},
  );
  await expect(written).rejects.toThrow(
    "The component <Broken> failed: x is undefined (on the page /a, line 7 of its file)",
  );
});
