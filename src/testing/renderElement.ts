import { JSDOM, VirtualConsole } from "jsdom";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A rendered element: its page, its document, and its text without markup. */
export type Rendered = {
  readonly page: JSDOM;
  readonly document: Document;
  readonly text: string;
};

/** Renders an element to static HTML inside an empty page. */
export function renderElement(element: ReactNode): Rendered {
  const html = renderToStaticMarkup(element);
  const page = new JSDOM(
    `<!doctype html><html lang="en"><title>Page</title><body>${html}</body></html>`,
    { virtualConsole: new VirtualConsole() },
  );
  const { document } = page.window;
  return { page, document, text: document.body.textContent ?? "" };
}
