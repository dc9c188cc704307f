import { readFileSync } from "node:fs";
import type { run as Run } from "axe-core";
import { JSDOM, VirtualConsole } from "jsdom";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A rendered element: its page, its document, and its text without markup. */
export type Rendered = {
  readonly page: JSDOM;
  readonly document: Document;
  readonly text: string;
};

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Renders an element to static HTML inside an empty page. */
export function renderElement(element: ReactNode): Rendered {
  const html = renderToStaticMarkup(element);
  const page = new JSDOM(
    `<!doctype html><html lang="en"><title>Page</title><body>${html}</body></html>`,
    { runScripts: "outside-only", virtualConsole: new VirtualConsole() },
  );
  const { document } = page.window;
  return { page, document, text: document.body.textContent ?? "" };
}

/**
 * The accessibility rules that an element breaks, each with the HTML of the faulty nodes. Colors need a browser, so they are not
 * checked.
 */
export async function accessibilityProblems({ page: { window } }: Rendered): Promise<string[]> {
  window.eval(AXE);
  const run: typeof Run = window.axe.run;
  const { violations } = await run(window.document.body, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
    rules: {
      "color-contrast": { enabled: false },
      region: { enabled: false },
      "page-has-heading-one": { enabled: false },
      "landmark-one-main": { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
