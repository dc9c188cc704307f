/** Every component as its sample shows it, checked by axe for what needs no layout. */
import { axeOfHtml } from "../../testing/axeOfHtml";
import { renderTree, sampleFiles, sampleTree } from "../../testing/componentSamples";

test.each(sampleFiles)("%s has no violation", async (file) => {
  const html = renderTree(await sampleTree(file));
  expect(await axeOfHtml(`<h1>Sample</h1><h2>Components</h2>${html}`)).toStrictEqual([]);
});
