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
import { type Document, parseDocument, visit } from "yaml";

const STARTER = path.resolve(__dirname, "starter");

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
    const named = { NAME: name, SLUG: slugOf(name) };
    writeFileSync(
      full,
      file.endsWith(".yml") ? filledYaml(text, named) : filled(wrapped(text, name), named),
    );
  }
  return files.sort();
}

type Named = Readonly<Record<"NAME" | "SLUG", string>>;

/** The text with the site's own name and slug in place of their placeholders. */
function filled(text: string, named: Named): string {
  return text.replace(/NAME|SLUG/g, (word) => named[word as keyof Named]);
}

/** A name with a colon or a number sign would cut off a front matter value that contains it: such values go on separate lines. */
function wrapped(page: string, name: string): string {
  return /:(?: |$)| #/.test(name)
    ? page.replace(/^(title|description): (.*\{product\}.*)$/gm, "$1: >-\n  $2")
    : page;
}

/** {@link filled} for YAML values, which are quoted if the name needs it. */
function filledYaml(text: string, named: Named): string {
  const document: Document = parseDocument(text);
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === "string") scalar.value = filled(scalar.value, named);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** Files outside `content/` that mention the site's previous product. */
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
    .filter((file) => /\.(md|json|svg|txt|css|tsx?)$/.test(file))
    .map((file) => path.join(place, file));
}
