import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createSettledSources } from "./settledSources";

const at = (...names: string[]) => names.map((name) => ({ path: name, text: "" }));

test("a file that temporarily has no node is waited for, a deleted one is not", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "settled-"));
  for (const name of ["a.md", "b.md"]) writeFileSync(path.join(root, name), "");
  const settled = createSettledSources(root);
  const paths = async (...answers: ReturnType<typeof at>[]) =>
    (await settled(() => answers.shift() ?? [])).map((file) => file.path);
  expect(await paths(at("a.md", "b.md"))).toStrictEqual(["a.md", "b.md"]);
  expect(await paths(at("a.md"), at("a.md"), at("a.md", "b.md"))).toStrictEqual(["a.md", "b.md"]);
  rmSync(path.join(root, "b.md"));
  expect(await paths(at("a.md"), at("a.md", "b.md"))).toStrictEqual(["a.md"]);
  rmSync(root, { recursive: true });
});
