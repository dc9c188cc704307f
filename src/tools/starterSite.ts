import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

const STARTER = path.resolve(__dirname, "starter");

/** Short name for routes: small letters, digits and hyphens, a letter first. */
export function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
  return slug === "" ? "docs" : slug;
}

/**
 * Replaces `content/` by a site to start from: five pages, a post, `site.yml`.
 * @param date of the post, YYYY-MM-DD
 * @returns the written files, from the project's root
 */
export function writeStarterSite(root: string, name: string, date: string): string[] {
  const folder = path.join(root, "content");
  rmSync(folder, { recursive: true, force: true });
  cpSync(STARTER, folder, { recursive: true });
  renameSync(path.join(folder, "blog/DATE-hello.mdx"), path.join(folder, `blog/${date}-hello.mdx`));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => path.join("content", file))
    .filter((file) => /\.\w+$/.test(file));
  for (const file of files) {
    const full = path.join(root, file);
    const text = readFileSync(full, "utf8");
    const value = file.endsWith(".yml") ? quotable(name) : name;
    writeFileSync(full, text.replaceAll("SLUG", slugOf(name)).replaceAll("NAME", value));
  }
  return files.sort();
}

/** A name that can stand unquoted within a YAML text. */
function quotable(name: string): string {
  return name.replace(/["'{}[\],&*#?|<>=!%@:`\\]/g, "").trim();
}

/** Files outside `content/` that name the product which the site had before. */
export function filesThatName(root: string, product: string): string[] {
  return ["README.md", "package.json", "static"].flatMap((place) =>
    textFiles(path.join(root, place))
      .filter((file) => readFileSync(file, "utf8").toLowerCase().includes(product.toLowerCase()))
      .map((file) => path.relative(root, file)),
  );
}

function textFiles(place: string): string[] {
  if (!existsSync(place)) return [];
  if (/\.\w+$/.test(place)) return [place];
  return readdirSync(place, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|json|svg|txt|css|tsx?|webmanifest)$/.test(file))
    .map((file) => path.join(place, file));
}
