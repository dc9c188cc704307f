import { text } from "node:stream/consumers";
import type { GatsbySSR, ReplaceRendererArgs } from "gatsby";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";

/**
 * Renders one page at a time. react-helmet keeps the head of the page being rendered in a global, and Gatsby renders
 * several pages at once: without this lock one page's title ends up on another. The lock is held from the start of a
 * page's rendering until its head has been read in `onRenderBody`, where {@link pageRendered} lets the next page in.
 */
let queue: Promise<void> = Promise.resolve();
const releases = new Map<string, () => void>();

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  pathname,
}: ReplaceRendererArgs) => {
  if (!pathname) return; // a slice, which has no head
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

/** Lets the next page render, once a page's head has been read. */
export function pageRendered(pathname: string): void {
  releases.get(pathname)?.();
  releases.delete(pathname);
}

/** Gatsby's focus wrapper and announcer have style attributes. They are removed, so that a content security policy can forbid them; `base.css` has the same rules. */
function withoutGatsbyStyles(html: string): string {
  return html
    .replace(/<div style="outline:none"/, "<div")
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, "$1");
}

/**
 * The complete HTML of a component, with lazy components in place. With React's default limit on the size of a chunk, a large
 * component would be hidden at the end of the page until a script moves it. @throws the first error of a component
 */
async function renderWhole(component: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(component, {
    onError: (error) => void errors.push(error),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}
