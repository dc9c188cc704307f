import { Writable } from "node:stream";
import type { GatsbySSR, ReplaceRendererArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * Renders one page at a time. react-helmet keeps the head of the page being rendered in a global, and Gatsby renders
 * several pages at once: without this lock one page's title ends up on another. The lock is held from the start of a
 * page's rendering until its head has been read in `onRenderBody`, where {@link pageRendered} lets the next page in.
 */
let queue: Promise<void> = Promise.resolve();
const releases = new Map<string, () => void>();

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString, pathname }: ReplaceRendererArgs) => {
  if (!pathname) return; // a slice: it has no head
  const turn = queue;
  queue = new Promise((resolve) => releases.set(pathname, resolve));
  await turn;
  try {
    replaceBodyHTMLString(withoutGatsbyStyles(await renderWhole(bodyComponent)));
  } catch (error) {
    pageRendered(pathname);
    throw error;
  }
};

/** The head of a page has been read: the next page may render. */
export function pageRendered(pathname: string): void {
  releases.get(pathname)?.();
  releases.delete(pathname);
}

/** Gatsby's focus wrapper and announcer carry style attributes; `base.css` says the same, so that a strict policy can forbid them. */
function withoutGatsbyStyles(html: string): string {
  return html.replace(/<div style="outline:none"/, "<div").replace(/(<div id="gatsby-announcer") style="[^"]*"/, "$1");
}

/**
 * The complete HTML of a component, split-out parts included and in their places: with a limit to the size of a chunk
 * React would hide a large part at the end of the page and leave it to a script to move it.
 */
function renderWhole(component: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(component, { onAllReady: () => pipe(sink), onError: reject, progressiveChunkSize: Number.POSITIVE_INFINITY });
  });
}
