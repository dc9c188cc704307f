/** Every component as in its sample, checked with axe for the rules that need no layout. */
import { axeOfHtml } from "../../testing/axeOfHtml";
import { renderTree, sampleFiles, sampleTree } from "../../testing/componentSamples";

test.each(sampleFiles)("%s has no violations", async (file) => {
  const html = renderTree(await sampleTree(file));
  expect(await axeOfHtml(`<h1>Sample</h1><h2>Components</h2>${html}`)).toStrictEqual([]);
});
