import path from "node:path";
import { readSources } from "../../../plugins/site-content/model/files/source";
import { axeOfHtml } from "../axeOfHtml";
import { load } from "../builders";
import { renderTree } from "../componentSamples";

test("no page of the corpus has a violation", async () => {
  const root = path.resolve("src/testing/corpus");
  const { docs } = await load(readSources(root, "content"), { root });
  const found: unknown[] = [];
  for (const { file, tree } of docs)
    for (const violation of await axeOfHtml(`<h1>Title</h1>${renderTree(tree)}`))
      if (violation[0] !== "heading-order") found.push([file, ...violation]);
  expect(found).toStrictEqual([]);
  expect(docs.length).toBeGreaterThanOrEqual(60);
});
