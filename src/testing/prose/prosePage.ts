import { createProcessor } from "@mdx-js/mdx";
import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { parseBody } from "../../../plugins/site-content/markdown/body";
import { preprocess } from "../../../plugins/site-content/markdown/preprocess";
import { remarkSyntax } from "../../../plugins/site-content/markdown/syntax";
import { loadContent } from "../../../plugins/site-content/model/content";
import { readSources, type SourceFile, splitFrontMatter } from "../../../plugins/site-content/model/source";
import type { PageData, SiteData } from "../../../plugins/site-content/model/types";

/** A page as its author wrote it, beside what the build makes of it. */
export type ProsePage = {
  /** Path from the project's root. */
  readonly file: string;
  readonly kind: "doc" | "post" | "page";
  readonly format: "md" | "mdx";
  readonly text: string;
  /** Markdown tree of the source, with lines. Variables stand in it as written. */
  readonly root: Root;
  /** Route, title, description, headings and links as built. */
  readonly built: PageData;
};

export type ProseSite = { readonly root: string; readonly site: SiteData; readonly pages: readonly ProsePage[] };

/** Every page of `content/`, drafts and unlisted pages too. @throws Error when `content/site.yml` cannot be read */
export function readProse(root: string): Promise<ProseSite> {
  return proseOf(root, readSources(root, "content"));
}

/** The same from given files, which have to hold `content/site.yml`. */
export async function proseOf(root: string, files: readonly SourceFile[]): Promise<ProseSite> {
  const { site, docs, posts, pages } = await loadContent({
    root,
    files,
    parseBody,
    development: true,
    now: new Date().toISOString(),
    publish: (file) => `/assets/${file}`,
  });
  if (!site) throw new Error("content/site.yml could not be read; run npm run check:content.");
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const read = (kind: ProsePage["kind"], built: PageData) => pageOf(kind, built, texts.get(built.file) ?? "");
  return {
    root,
    site,
    pages: [...docs.map((built) => read("doc", built)), ...posts.map((built) => read("post", built)), ...pages.map((built) => read("page", built))],
  };
}

function pageOf(kind: ProsePage["kind"], built: PageData, text: string): ProsePage {
  const format = built.file.endsWith(".md") ? "md" : "mdx";
  return { file: built.file, kind, format, text, root: parseMarkdown(text, format), built };
}

function parseMarkdown(text: string, format: "md" | "mdx"): Root {
  const body = preprocess(splitFrontMatter(text).body, format);
  if (format === "md") return unified().use(remarkParse).use(remarkGfm).use(remarkSyntax).parse(body);
  return createProcessor({ format, remarkPlugins: [remarkGfm, remarkSyntax] }).parse(body) as Root;
}

/** Line of a Markdown node. */
export function lineOf(node: Nodes): number | undefined {
  return node.position?.start.line;
}
