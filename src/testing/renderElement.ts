import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders an element to static HTML inside an empty page. @returns the page, and its text without markup */
export function renderElement(element: ReactNode): {
  readonly document: Document;
  readonly text: string;
} {
  const html = renderToStaticMarkup(element);
  const document = new DOMParser().parseFromString(html, "text/html");
  return { document, text: document.body.textContent ?? "" };
}
