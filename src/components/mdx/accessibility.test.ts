/** Every component as its sample shows it, checked by axe for what needs no layout. */
import { readFileSync } from "node:fs";
import type axe from "axe-core";
import { JSDOM, VirtualConsole } from "jsdom";
import { renderTree, sampleFiles, sampleTree } from "../../testing/componentSamples";

const { window } = new JSDOM("<!doctype html><html lang='en'><title>Sample</title><main></main>", {
  runScripts: "outside-only",
  virtualConsole: new VirtualConsole(), // silent: jsdom reports that it has no canvas
});
window.eval(readFileSync(require.resolve("axe-core/axe.min.js"), "utf8"));
const run: typeof axe.run = window.axe.run;

test.each(sampleFiles)("%s has no violation", async (file) => {
  const main = window.document.querySelector("main");
  if (!main) throw new Error("The document has no main element.");
  main.innerHTML = `<h1>Sample</h1><h2>Components</h2>${renderTree(await sampleTree(file))}`;
  const { violations } = await run(main, {
    rules: { "color-contrast": { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toStrictEqual([]);
});
