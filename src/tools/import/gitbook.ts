import { realpathSync } from "node:fs";
import path from "node:path";
import type { RootContent } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { nodeText } from "../../../plugins/site-content/markdown/nodeText";
import { splitFrontMatter } from "../../../plugins/site-content/model/files/source";
import { decoded } from "../../domain/decoded";
import { isExternal, splitHref } from "../../domain/routes";
import { slugify } from "../../domain/slugs";
import { fromGitbook, type Target } from "./gitbookPage";
import { ImportJob } from "./importJob";
import { type PlacedPage, placePages } from "./summary";

const DOCS = "content/docs";
const SETTINGS = ".gitbook.yaml";
/** What only components can show. */
const COMPONENTS = /\{%[ \t]*(?:tabs|stepper)\b|data-view="cards"/;
/** What MDX takes for expressions, tags and code. */
const UNSAFE_MDX = [
  { character: "{", inConstruct: "phrasing" as const },
  { character: "<", inConstruct: "phrasing" as const },
  { character: "i", atBreak: true, after: "mport " },
  { character: "e", atBreak: true, after: "xport " },
];

const settingsSchema = z.object({
  root: z.string().default(""),
  structure: z.object({ readme: z.string(), summary: z.string() }).partial().default({}),
  redirects: z.record(z.string(), z.string()).default({}),
});
const part = z.object({ visible: z.boolean().optional() }).optional().catch(undefined);
const pageSchema = z.object({
  description: z.string().default("").catch(""),
  cover: z.string().optional().catch(undefined),
  hidden: z.boolean().optional().catch(undefined),
  layout: z.object({ title: part, outline: part }).optional().catch(undefined),
});

type Page = PlacedPage & {
  /** Its file in the project. */
  readonly target: string;
  /** Addresses that lead to it. */
  readonly old: string[];
};

/** Makes content/docs of a repository that GitBook is synced with: the pages that its `SUMMARY.md` lists. */
export function importGitbook(folder: string): ImportJob {
  const repository = new ImportJob(realpathSync(folder));
  const settings = settingsSchema.parse(
    (repository.files.has(SETTINGS) && parse(repository.read(SETTINGS))) || {},
  );
  const { summary = "SUMMARY.md", readme = "README.md" } = settings.structure;
  const job = new ImportJob(path.resolve(realpathSync(folder), settings.root));
  if (!job.files.has(summary)) throw new Error(`There is no ${summary} in ${folder}.`);
  const contents = placePages(job.read(summary), job.files, path.posix.normalize(readme));
  for (const url of contents.others)
    job.problem(summary, url, `${url} is no page of this folder, or listed twice.`);
  for (const { place, ...category } of contents.folders)
    job.output.set(`${DOCS}/${place}/_category.yml`, stringify(category));
  const pages = new Map<string, Page>();
  for (const [file, page] of contents.pages) {
    const extension = COMPONENTS.test(job.read(file)) ? ".mdx" : ".md";
    pages.set(file, { ...page, target: `${DOCS}/${page.place}${extension}`, old: [] });
  }
  for (const [from, to] of Object.entries(settings.redirects)) {
    const page = pages.get(path.posix.normalize(to));
    if (page) page.old.push(`/${from.replace(/^\/+/, "")}`);
    else job.problem(SETTINGS, from, `"${from}" leads to ${to}, which is no page.`);
  }
  for (const [file, page] of pages) {
    job.output.set(page.target, pageText(file, page));
    job.redirects += page.old.length;
  }
  return job;

  function pageText(file: string, { label, position, place, address, old, target }: Page): string {
    const { yaml = "", body } = splitFrontMatter(job.read(file));
    const { description, cover, hidden, layout } = pageSchema.parse(parse(yaml) ?? {});
    const link = (href: string) => linkFrom(file, target, href);
    const report = (written: string) =>
      job.problem(
        file,
        written,
        `${written.split("\n")[0]} has no counterpart, so it stays as text.`,
      );
    const children = fromGitbook(body, { link, report });
    const title = takeTitle(children) ?? label;
    const isEmpty = children.length === 0;
    if (description !== "" && !isEmpty)
      children.unshift({ type: "paragraph", children: [{ type: "text", value: description }] });
    const route = `/${place}`.replace(/\/index$/, "") || "/";
    const image = cover && link(cover)?.url;
    const front = {
      title,
      ...(isEmpty && description !== "" && { description }),
      ...(label !== title && { sidebar_label: label }),
      ...(!place.endsWith("index") && { sidebar_position: position }),
      ...(address !== route && { slug: address }),
      ...(old.length > 0 && { redirect_from: old }),
      ...(image && { image }),
      ...(hidden && { unlisted: true }),
      ...(layout?.title?.visible === false && { hide_title: true }),
      ...(layout?.outline?.visible === false && { hide_table_of_contents: true }),
    };
    const text = remark()
      .use(remarkMath)
      .use(remarkGfm, { tablePipeAlign: false })
      .data("settings", {
        handlers: {
          mdxJsxTextElement: (node, _, state, info) =>
            `<${node.name}>${state.containerPhrasing(node, { ...info, before: ">", after: "<" })}</${node.name}>`,
        },
        bullet: "-",
        rule: "-",
        ...(target.endsWith(".mdx") && { resourceLink: true, unsafe: UNSAFE_MDX }),
      })
      .stringify({ type: "root", children });
    return `---\n${stringify(front)}---\n${text && "\n"}${text}`;
  }

  function linkFrom(file: string, target: string, href: string): Target | undefined {
    if (isExternal(href)) return { url: href };
    const { path: written, hash } = splitHref(href);
    const anchor = hash && `#${slugify(decoded(hash).replace(/^#(?:id-)?/, ""))}`;
    if (written === "") return { url: anchor };
    const folder = written.startsWith("/") ? "" : path.posix.dirname(file);
    const source = path.posix.join(folder, decoded(written)).replace(/^\/|\/$/g, "");
    const relative = (to: string) => path.posix.relative(path.posix.dirname(target), to);
    const page =
      pages.get(source) ??
      pages.get(`${source}.md`) ??
      pages.get(path.posix.join(source, "README.md"));
    if (page) return { url: relative(page.target) + anchor, title: page.label };
    if (!job.files.has(source) || source.endsWith(".md")) {
      job.problem(
        file,
        href,
        `${href} leads to nothing that was imported, so only its text was kept.`,
      );
      return undefined;
    }
    const copy = `${DOCS}/${source.replace(/^\.gitbook\//, "").replace(/[^\w./-]/g, "_")}`;
    job.copy(source, copy);
    return { url: relative(copy) };
  }
}

/** Takes the title from the beginning of a page; the headings that remain begin with the second level. */
function takeTitle(children: RootContent[]): string | undefined {
  const [first] = children;
  const title = first?.type === "heading" && first.depth === 1 ? nodeText(first).trim() : "";
  if (title) children.shift();
  const headings = children.filter((child) => child.type === "heading");
  const shift = 2 - Math.min(...headings.map(({ depth }) => depth));
  for (const heading of headings) heading.depth = Math.min(heading.depth + shift, 6) as 2;
  return title || undefined;
}
