import { readFileSync } from "node:fs";
import type axe from "axe-core";
import { JSDOM, VirtualConsole } from "jsdom";

const { window } = new JSDOM("<!doctype html><html lang='en'><title>Page</title><main></main>", {
  runScripts: "outside-only",
  virtualConsole: new VirtualConsole(), // silent: jsdom reports that it has no canvas
});
window.eval(readFileSync(require.resolve("axe-core/axe.min.js"), "utf8"));
const run: typeof axe.run = window.axe.run;

/** What axe finds wrong with HTML in the main part of a page, apart from layout and color: rules with their elements. */
export async function axeOfHtml(html: string): Promise<[rule: string, elements: string[]][]> {
  const main = window.document.querySelector("main");
  if (!main) throw new Error("The document has no main element.");
  main.innerHTML = html;
  const { violations } = await run(main, { rules: { "color-contrast": { enabled: false } } });
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}
