import * as builtIn from "../../components/mdx/builtIn";
import { element } from "../../domain/documentTree";
import { recordsSiteUrl, type SearchContent, siteRecordsFrom } from "./siteRecords";

const row = (path: string, more = {}) => ({
  path,
  file: `content${path}.md`,
  title: path.slice(1),
  keywords: [],
  draft: false,
  unlisted: false,
  tree: [element("p", {}, ["Text."])],
  ...more,
});
const content: SearchContent = {
  siteConfig: {
    url: "https://docs.example.com",
    blog: { title: "News" },
    search: { minimumRecords: 1, synonyms: [] },
  },
  allDoc: {
    nodes: [
      row("/fees", { group: "AMM" }),
      row("/hidden", { group: "AMM", unlisted: true }),
      row("/draft", { group: "AMM", draft: true }),
    ].map((node) => ({
      group: "",
      ...node,
    })),
  },
  allPost: { nodes: [row("/blog/hello"), row("/blog/secret", { unlisted: true })] },
  allPage: { nodes: [row("/markdown-page")] },
};

const components = builtIn;
const hash = (text: string) => `#${text}`;

test("records come only from listed docs, posts and pages, each in its group", () => {
  const records = siteRecordsFrom(content, { pathPrefix: "", hash, components });
  expect([
    ...new Set(
      records.map(
        ({ url, hierarchy, docusaurus_tag }) => `${url} ${hierarchy.lvl0} ${docusaurus_tag}`,
      ),
    ),
  ]).toEqual([
    "https://docs.example.com/fees AMM docs-default-current",
    "https://docs.example.com/blog/hello News default",
    "https://docs.example.com/markdown-page Pages default",
  ]);
});

test("addresses have the base path of the build", () => {
  expect(recordsSiteUrl(content, "/base")).toBe("https://docs.example.com/base");
  expect(siteRecordsFrom(content, { pathPrefix: "/base", hash, components })[0]?.url).toBe(
    "https://docs.example.com/base/fees",
  );
});

test("a record's digest changes with its content and with nothing else", () => {
  const digests = (text: string) =>
    siteRecordsFrom(
      { ...content, allPage: { nodes: [row("/p", { tree: [element("p", {}, [text])] })] } },
      { pathPrefix: "", hash, components },
    ).map(({ internal }) => internal.contentDigest);
  expect(digests("One.")).toEqual(digests("One."));
  expect(digests("One.")).not.toEqual(digests("Two."));
});
