import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { VFileMessage } from "vfile-message";
import { addressOf } from "../../../plugins/site-content/assets";
import { BodyPool } from "../../../plugins/site-content/markdown/bodyPool";
import { remarkSyntax } from "../../../plugins/site-content/markdown/mdast/syntax";
import { preprocess } from "../../../plugins/site-content/markdown/text/preprocess";
import { loadContent } from "../../../plugins/site-content/model/content";
import {
  type SourceFile,
  splitFrontMatter,
} from "../../../plugins/site-content/model/files/source";
import { routesOfSourcePages } from "../../../plugins/site-content/model/files/sourcePages";
import type { Content, PageData, SiteData } from "../../../plugins/site-content/model/types";
import { mdxComponents } from "../../components/mdx/mdxComponents";
import { componentNames } from "../../domain/componentSpec";
import { groupBy } from "../../domain/groupBy";
import type { Problem } from "../../domain/problems";

/** A page as its author wrote it, together with what the build makes of it. */
export type ProsePage = {
  /** Path from the project's root. */
  readonly file: string;
  readonly kind: "doc" | "post" | "page";
  readonly format: "md" | "mdx";
  readonly text: string;
  /** Markdown tree of the source, with lines. Variables are not replaced. */
  readonly root: Root;
  /** Route, title, description, headings and links as built. */
  readonly built: PageData;
};

/** The content of a site, and each page of it together with its source. */
export type ProseSite = {
  readonly root: string;
  /** Pages and data as written. */
  readonly files: readonly SourceFile[];
  readonly content: Content;
  readonly site: SiteData;
  /** The pages that could be read: rules about prose would find everything missing in the others. */
  readonly pages: readonly ProsePage[];
};

/** Loads the whole content folder as data, including drafts and scheduled posts. Problems of the files are in the result. */
export async function loadAll(root: string, files: readonly SourceFile[]): Promise<Content> {
  const bodies = new BodyPool(process.cwd(), componentNames(mdxComponents));
  try {
    return await loadContent({
      root,
      files,
      parseBody: bodies.parse,
      components: mdxComponents,
      development: true,
      now: new Date().toISOString(),
      publish: (file) => addressOf(file),
      ownPages: () => routesOfSourcePages(root),
    });
  } finally {
    await bodies.close();
  }
}

/** Every page of the content together with the source it was made from. */
export function proseOf(root: string, files: readonly SourceFile[], content: Content): ProseSite {
  const { site, docs, posts, pages } = content;
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const errors = groupBy(
    content.problems.filter(({ severity }) => severity === "error"),
    ({ file }) => file,
  );
  const read = (kind: ProsePage["kind"], built: PageData): ProsePage[] => {
    const text = texts.get(built.file) ?? "";
    if (!/\.mdx?$/.test(built.file)) return []; // the build generates other pages itself
    return isRead(built, text, errors.get(built.file)) ? [pageOf(kind, built, text)] : [];
  };
  return {
    root,
    files,
    content,
    site,
    pages: [
      ...docs.flatMap((built) => read("doc", built)),
      ...posts.flatMap((built) => read("post", built)),
      ...pages.flatMap((built) => read("page", built)),
    ],
  };
}

/** Whether the build could parse a page's front matter and text. A second parse here could run forever without being stopped. */
function isRead({ tree }: PageData, text: string, errors: readonly Problem[] = []): boolean {
  if (errors.length === 0) return true;
  const { yaml } = splitFrontMatter(text);
  const end = yaml === "" ? 0 : yaml.split("\n").length + 1;
  return tree.length > 0 && errors.every(({ line = 0 }) => line > end);
}

function pageOf(kind: ProsePage["kind"], built: PageData, text: string): ProsePage {
  const format = built.file.endsWith(".md") ? "md" : "mdx";
  return { file: built.file, kind, format, text, root: parseMarkdown(text, format), built };
}

/** The Markdown tree of a page; an empty one for a page that cannot be read, which is reported with the content. */
function parseMarkdown(text: string, format: "md" | "mdx"): Root {
  const body = preprocess(splitFrontMatter(text).body, format);
  const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkSyntax);
  try {
    return (format === "md" ? markdown : markdown.use(remarkMdx)).parse(body);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return { type: "root", children: [] };
  }
}
