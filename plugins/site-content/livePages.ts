import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { withoutLines } from "../../src/domain/documentTree";
import type { LivePage } from "../../src/domain/livePage";
import {
  CONTENT_FOLDER,
  readText,
  relativeTo,
  type SourceFile,
  toSource,
} from "./model/files/source";
import type { Content } from "./model/types";

type Reader = { readonly path: string; readonly response: ServerResponse; shown: string };

/** Loads the content of these files; of its pages, at least those with these paths. */
type Load = (files: readonly SourceFile[], paths: ReadonlySet<string>) => Promise<Content>;

/**
 * The pages that browsers have open in development. Gatsby shows a saved file after a second, since it
 * waits for more changes; here it is sent as soon as it is parsed.
 */
export class LivePages {
  /** The content as Gatsby last read it, and its files. */
  content: Content | undefined;
  private readonly readers = new Set<Reader>();
  files: readonly SourceFile[] = [];
  private readonly saved = new Set<string>();
  private showing: Promise<void> = Promise.resolve();

  /** @param root absolute path of the project */
  constructor(private readonly root: string) {}

  /** The paths of the open pages. */
  get open(): ReadonlySet<string> {
    return new Set([...this.readers].map(({ path }) => path));
  }

  /**
   * Answers `?path=/fees` with a stream of events (`text/event-stream`): that page as it is now, and again
   * after each change, as a {@link LivePage} in JSON.
   */
  readonly connect = (request: IncomingMessage, response: ServerResponse): void => {
    const path = new URL(request.url ?? "/", "http://localhost").searchParams.get("path") ?? "/";
    response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform", // a compressed stream would be held back
    });
    response.flushHeaders();
    const reader: Reader = { path, response, shown: "" };
    this.readers.add(reader);
    response.on("close", () => this.readers.delete(reader));
    if (this.content) send(reader, this.content);
  };

  /** Gatsby has read these files, and this is their content. */
  replace(content: Content, files: readonly SourceFile[]): void {
    this.content = content;
    this.files = files;
    this.show(content);
  }

  /**
   * Reloads the open pages whenever a page is saved, and only once for pages saved in the meantime, as when Git switches
   * branches.
   * @param failed called with a message when pages could not be loaded; Gatsby reports the problems of the content
   */
  watch(load: Load, failed: (message: string) => void): FSWatcher {
    const folders = new Set(this.files.map(({ folder = CONTENT_FOLDER }) => folder.path));
    const watcher = watch([...folders], {
      cwd: this.root,
      ignored: "**/node_modules/**",
      ignoreInitial: true,
      followSymlinks: false, // some lead in circles
    });
    return watcher.on("change", (file) => {
      this.saved.add(relativeTo(this.root, path.resolve(this.root, file)));
      this.showing = this.showing
        .then(() => this.reload(load))
        .catch((error) => failed(`An open page was not updated: ${error}`));
    });
  }

  private async reload(load: Load): Promise<void> {
    const changed = this.files.filter(
      ({ path: file }) => this.saved.has(file) && existsSync(path.join(this.root, file)),
    );
    this.saved.clear();
    if (changed.length === 0) return;
    this.files = this.files.map((file) =>
      changed.includes(file)
        ? toSource(file.path, readText(path.join(this.root, file.path)), file.folder)
        : file,
    );
    const paths = this.open;
    if (paths.size === 0) return;
    const content = await load(this.files, paths);
    if (content.isSiteRead) this.show(content, paths);
  }

  private show(content: Content, paths = this.open): void {
    for (const reader of this.readers) if (paths.has(reader.path)) send(reader, content);
  }
}

/** Sends a reader its page if that has changed. */
function send(reader: Reader, { docs, posts, pages }: Content): void {
  const page = [...docs, ...posts, ...pages].find(({ path }) => path === reader.path);
  if (!page) return;
  const { path, title, heading = null, description, tree, toc } = page;
  const live: LivePage = { path, title, heading, description, tree: withoutLines(tree), toc };
  const text = JSON.stringify(live);
  if (text === reader.shown) return;
  reader.shown = text;
  reader.response.write(`data: ${text}\n\n`);
}
