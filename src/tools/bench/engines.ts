import { existsSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import MiniSearch from "minisearch";
import { buildIndex } from "../../search/index/buildIndex";
import { POINTER_FILE, SEARCH_INDEX_PATH, writePointer } from "../../search/index/indexLocation";
import { type IndexedPage, toIndexedPages } from "../../search/index/sections";
import { escapeHtml } from "../../search/records/escapedText";
import type { Corpus } from "./corpus";
import { MINISEARCH_OPTIONS } from "./miniSearchOptions";

export type EngineName = "own" | "miniSearch" | "pagefind";

/** MiniSearch's index is one string, which takes a browser minutes to read above this number of pages. */
export const MINISEARCH_PAGES = 2_000;

/** The engines to compare on this many pages: Pagefind, 56 MB for this bench alone, is not a dependency. */
export function enginesFor(pages: number): readonly EngineName[] {
  return [
    "own",
    ...(pages <= MINISEARCH_PAGES ? (["miniSearch"] as const) : []),
    ...(isPagefindInstalled() ? (["pagefind"] as const) : []),
  ];
}

/** The version that this bench was written for, in a variable so that the compiler does not look for it. */
export const PAGEFIND = { name: "pagefind", version: "1.5.2" };

/** Pagefind's own interface in Node, as far as this bench uses it. */
type Pagefind = {
  readonly createIndex: (options: object) => Promise<{
    readonly index?: {
      readonly addHTMLFile: (file: { url: string; content: string }) => Promise<unknown>;
      readonly writeFiles: (options: { outputPath: string }) => Promise<unknown>;
    };
    readonly errors: readonly string[];
  }>;
  readonly close: () => Promise<unknown>;
};

function isPagefindInstalled(): boolean {
  return existsSync(path.join("node_modules", PAGEFIND.name));
}

const FOLDER = "0000000000000000";

/** Everything a browser needs of the engines: a page for each, its script, its index. Pagefind writes into `folder`. */
export async function buildEngines(
  engines: readonly EngineName[],
  corpus: Corpus,
  folder: string,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const put = (name: string, text: string) => files.set(name, Buffer.from(text));
  for (const engine of engines) {
    put(
      `/${engine}.html`,
      `<!doctype html><title>${engine}</title><script src="/${engine}.js"></script>`,
    );
    put(`/${engine}.js`, bundle(engine));
  }
  putOwnIndex(corpus, files);
  const pages = toIndexedPages(corpus.records, corpus.siteUrl);
  if (engines.includes("miniSearch"))
    put("/minisearch/index.json", JSON.stringify(miniSearchIndex(pages, corpus.siteUrl)));
  if (engines.includes("pagefind"))
    await writePagefind(pages, corpus.siteUrl, path.join(folder, "pagefind"));
  return files;
}

function bundle(engine: EngineName): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, "clients", `${engine}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    define: { __PATH_PREFIX__: '""' },
  });
  return outputFiles[0]?.text ?? "";
}

function putOwnIndex({ records, siteUrl, synonyms }: Corpus, files: Map<string, Uint8Array>): void {
  for (const [name, content] of Object.entries(buildIndex(records, { siteUrl, synonyms })))
    files.set(
      `${SEARCH_INDEX_PATH}/${FOLDER}/${name}`,
      name.endsWith(".bin") ? gzipSync(content, { level: 9 }) : content,
    );
  files.set(`${SEARCH_INDEX_PATH}/${POINTER_FILE}`, Buffer.from(writePointer(FOLDER)));
}

function miniSearchIndex(pages: readonly IndexedPage[], siteUrl: string): MiniSearch {
  const index = new MiniSearch(MINISEARCH_OPTIONS);
  index.addAll(
    pages.flatMap(({ path: page, sections }) =>
      sections.map(({ anchor, heading, texts, level }) => ({
        id: `${siteUrl}${page}${anchor === "" ? "" : `#${anchor}`}`,
        title: level === 1 ? heading : (sections[0]?.heading ?? ""),
        heading: level === 1 ? "" : heading,
        text: texts.join("\n"),
      })),
    ),
  );
  return index;
}

async function writePagefind(
  pages: readonly IndexedPage[],
  siteUrl: string,
  outputPath: string,
): Promise<void> {
  const { close, createIndex }: Pagefind = await import(PAGEFIND.name);
  const { index, errors } = await createIndex({});
  if (!index) throw new Error(`Pagefind made no index: ${errors.join(", ")}`);
  for (const { path: page, sections } of pages) {
    const body = sections.map(
      ({ level, anchor, heading, texts }) =>
        `<h${level} id="${anchor}">${escapeHtml(heading)}</h${level}>${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("")}`,
    );
    await index.addHTMLFile({
      url: `${siteUrl}${page}`,
      content: `<!doctype html><html lang="en"><body><main data-pagefind-body>${body.join("")}</main></body></html>`,
    });
  }
  await index.writeFiles({ outputPath });
  await close();
}
