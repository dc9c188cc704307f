import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const STARTER = path.resolve(__dirname, "starter");
/** Names that mean nothing else in YAML. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'()+!?-]*$/u;

/** Short name for routes: lower-case letters, digits and hyphens, starting with a letter. */
export function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{Mark}+/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
  return slug === "" ? "docs" : slug;
}

/**
 * Replaces `content/` with a site to start from: five pages, a post, `site.yml`.
 * @param date of the post, YYYY-MM-DD
 * @returns the written files, from the project's root
 * @throws Error, before anything is replaced, for a name that the files cannot hold as it is
 */
export function writeStarterSite(root: string, name: string, date: string): string[] {
  if (!PLAIN.test(name))
    throw new Error(
      "Begin with a name of letters, digits, spaces and . , & ' ( ) + ! ? - only; content/site.yml can hold any other.",
    );
  const folder = path.join(root, "content");
  rmSync(folder, { recursive: true, force: true });
  cpSync(STARTER, folder, { recursive: true });
  renameSync(path.join(folder, "blog/DATE-hello.mdx"), path.join(folder, `blog/${date}-hello.mdx`));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => path.join("content", file))
    .filter((file) => /\.\w+$/.test(file));
  for (const file of files) {
    const text = readFileSync(path.join(root, file), "utf8");
    const own = text.replaceAll("NAME", () => name).replaceAll("SLUG", slugOf(name));
    writeFileSync(path.join(root, file), own);
  }
  return files.sort();
}
