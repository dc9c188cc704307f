import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** One file of the content folder. */
export type SourceFile = {
  /** Path from the project's root with forward slashes: `content/docs/a.mdx`. */
  readonly path: string;
  readonly text: string;
};

const TEXT = /\.(mdx?|ya?ml)$/;
const IGNORED = /(^|\/)(\.|_(?!category\.ya?ml$))[^/]*/;

/**
 * All Markdown and YAML files below a folder, in a stable order.
 * Files and folders beginning with `_` or `.` are the editors' own and left out (`_category.yml` excepted).
 */
export function readSources(root: string, folder: string): SourceFile[] {
  return listFiles(path.join(root, folder))
    .map((file) => path.relative(root, file).split(path.sep).join("/"))
    .filter((file) => TEXT.test(file) && !IGNORED.test(file.slice(folder.length)))
    .sort()
    .map((file) => ({
      path: file,
      text: readFileSync(path.join(root, file), "utf8")
        .replace(/^\uFEFF/, "")
        .replace(/\r\n?/g, "\n"),
    }));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && statSync(full).isDirectory());
    return isFolder ? listFiles(full) : [full];
  });
}

export function digest(...parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}

/** `---` front matter and the body; the body keeps its line numbers. */
export function splitFrontMatter(text: string): { yaml: string; body: string } {
  const match = /^---[ \t]*\n([\s\S]*?)(?:^---[ \t]*(?:\n|$))/m.exec(text);
  if (match?.index !== 0) return { yaml: "", body: text };
  const lines = match[0].split("\n").length - 1;
  return { yaml: match[1] ?? "", body: "\n".repeat(lines) + text.slice(match[0].length) };
}

/** Name and position of a file or folder: `01-intro` → `intro`, 1. Dates are not positions. */
export function parseNumberPrefix(name: string): { name: string; position?: number } {
  const match = /^(\d{1,3})[-_.]\s*(?!\d)(.+)$/.exec(name);
  return match?.[2] ? { name: match[2], position: Number(match[1]) } : { name };
}
