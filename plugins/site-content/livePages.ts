import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { withoutLines } from "../../src/domain/documentTree";
import type { LivePage } from "../../src/domain/livePage";
import { readText, type SourceFile, toSource } from "./model/files/source";
import type { Content, PageData } from "./model/types";

/** Loads the content of these files; of its pages, at least those with these paths. */
type Load = (files: readonly SourceFile[], paths: ReadonlySet<string>) => Promise<Content>;

/** How often an open page is looked at, in milliseconds. */
const INTERVAL = 250;

/**
 * The pages that browsers have open in development. Gatsby shows a saved file after a second, since it waits for more changes;
 * here it is sent as soon as it is parsed.
 */
export class LivePages {
  /** The content as Gatsby last read it. */
  content: Content | undefined;
  files: readonly SourceFile[] = [];
  private readAt = 0;
  /** The content with a file that was saved since, by the file. */
  private readonly saved = new Map<string, { readonly time: number; content: Promise<Content> }>();

  /** @param root absolute path of the project */
  constructor(private readonly root: string) {}

  /** Gatsby has read these files, and this is their content. @param readAt when it began, in milliseconds */
  replace(content: Content, files: readonly SourceFile[], readAt = this.readAt): void {
    this.content = content;
    this.files = files;
    this.readAt = readAt;
    this.saved.clear();
  }

  /**
   * Answers `?path=/fees` with a stream of events (`text/event-stream`): that page as it is now, and again after each change, as a
   * {@link LivePage} in JSON.
   * @param failed called with a message when the page can no longer be loaded
   */
  connect(load: Load, failed: (message: string) => void) {
    return (request: IncomingMessage, response: ServerResponse): void => {
      const route = new URL(request.url ?? "/", "http://localhost").searchParams.get("path") ?? "/";
      response.writeHead(200, {
        "content-type": "text/event-stream",
        "cache-control": "no-cache, no-transform", // a compressed stream would be held back
      });
      response.flushHeaders();
      let last: PageData | undefined | null = null; // until the first look
      let shown: string | undefined;
      const show = async () => {
        const page = await this.page(route, load);
        if (page === last) return;
        last = page;
        const text = JSON.stringify(page ? livePage(page) : null);
        if (text === shown) return;
        shown = text;
        response.write(`data: ${text}\n\n`);
      };
      const stop = () => clearInterval(timer);
      const timer = setInterval(() => {
        show().catch((error) => {
          stop();
          failed(`An open page is no longer updated: ${error}`);
        });
      }, INTERVAL);
      response.on("close", stop);
    };
  }

  /** The page at a route, as its file is now; the same object until it changes. Undefined where no page is. */
  async page(route: string, load: Load): Promise<PageData | undefined> {
    const known = find(route, this.content);
    const file = this.files.find((each) => each.path === known?.file);
    const full = path.join(this.root, file?.path ?? "");
    const { mtimeMs: time = 0 } = (file && statSync(full, { throwIfNoEntry: false })) ?? {};
    if (!file || time <= this.readAt) return known;
    if (this.saved.get(file.path)?.time !== time) {
      const now = toSource(file.path, readText(full), file.folder);
      const files = this.files.map((each) => (each === file ? now : each));
      this.saved.set(file.path, { time, content: load(files, new Set([route])) });
    }
    const content = await this.saved.get(file.path)?.content;
    return (content?.isSiteRead && find(route, content)) || known;
  }
}

function find(route: string, content: Content | undefined): PageData | undefined {
  const { docs = [], posts = [], pages = [] } = content ?? {};
  return [...docs, ...posts, ...pages].find((each) => each.path === route);
}

function livePage({ path, title, heading, description, tree, toc }: PageData): LivePage {
  return { path, title, heading: heading ?? null, description, tree: withoutLines(tree), toc };
}
