import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteYml } from "../../src/testing/builders";
import { imageFormats } from "./imageFormats";

test.each([
  ["asks for AVIF", siteYml({ images: { avif: true } }).text, ["auto", "webp", "avif"]],
  ["does not", siteYml().text, ["auto", "webp"]],
  ["has a fault", "product: 1\n", ["auto", "webp"]],
  ["is missing", undefined, ["auto", "webp"]],
])("where site.yml %s, pictures have the expected formats", (_, text, expected) => {
  const root = mkdtempSync(path.join(tmpdir(), "formats-"));
  mkdirSync(path.join(root, "content"));
  if (text !== undefined) writeFileSync(path.join(root, "content/site.yml"), text);
  expect(imageFormats(root)).toStrictEqual(expected);
  rmSync(root, { recursive: true });
});
