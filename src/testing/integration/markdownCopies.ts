import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentsOf } from "../builtSite";

/** Tests that each listed page has a Markdown copy, and that every link in the copies leads to something that was built. */
export function markdownCopyTests(publicDir: () => string, base: string): void {
  const copies = () => Object.keys(contentsOf(publicDir())).filter((file) => file.endsWith(".md"));

  test("exist for the start page and for pages of any folder", () => {
    expect(copies()).toEqual(expect.arrayContaining(["index.md", "support/foreign.md"]));
  });

  test("have links that lead to built pages and files", () => {
    const address = new RegExp(`\\]\\(https://[^/)]+${base}([^)\\s#]*)`, "g");
    const links = [...copies(), "llms.txt"].flatMap((file) =>
      [...readFileSync(path.join(publicDir(), file), "utf8").matchAll(address)].map(
        ([, link = ""]) => decodeURI(link),
      ),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !isBuilt(path.join(publicDir(), link)))).toEqual([]);
  });
}

function isBuilt(file: string): boolean {
  if (!existsSync(file)) return false;
  return !statSync(file).isDirectory() || existsSync(path.join(file, "index.html"));
}
