import type { z } from "zod";
import { textsIn } from "../../../../src/domain/json";
import { type Problem, problem } from "../../../../src/domain/problems";
import { withoutEndSlashes } from "../../../../src/domain/routes";
import type { Variables } from "../../markdown/variables";
import { ownPath } from "../../schemas/addresses";
import {
  authorsSchema,
  glossarySchema,
  networksSchema,
  searchSchema,
  tagsSchema,
  valuesSchema,
} from "../../schemas/data";
import { type SiteConfig, siteSchema } from "../../schemas/site";
import { parseYaml, type Validated } from "../../yaml/yaml";
import type { SourceFile } from "../files/source";
import type { NamedPath, SiteData } from "../types";

export const SITE_FILE = "content/site.yml";
const AUTHORS_FILE = "content/blog/authors.yml";
const MISSING_SITE = problem(
  "incomplete-site",
  SITE_FILE,
  undefined,
  "The file is missing: it holds the product's name, slug and address.",
);

/** The announcement above every page of a demonstration whose owner has none. */
const DEMO_ANNOUNCEMENT = {
  id: "demo",
  text: "This site is a demonstration. Values marked † are examples that nobody has confirmed.",
  closeable: false,
};

/** Checks the rest of the content while site.yml is wrong. */
const STAND_IN: SiteConfig = siteSchema.parse({
  product: { name: "Product", slug: "product" },
  tagline: "Tagline",
  description: "Description",
  url: "https://site.example",
  mainUrl: "https://site.example",
  banner: { image: "/banner.png", alt: "Banner" },
});

/** Product values as content uses them. */
export function variablesOf({ product }: Pick<SiteConfig, "product">): Variables {
  return { product: product.name, productSlug: product.slug, ticker: product.ticker };
}

/**
 * Reads site.yml and the data files beside it. Data files may be missing. While site.yml is missing or wrong, a stand-in is used,
 * so that the rest of the content can be checked.
 */
export function loadSite(files: readonly SourceFile[]): {
  site: SiteData;
  isRead: boolean;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const parse = <Schema extends z.ZodType>(file: string, schema: Schema, known?: Variables) => {
    const text = files.find(({ path }) => path === file)?.text;
    return text === undefined ? undefined : parseYaml({ file, text, lineOffset: 0 }, schema, known);
  };
  // The file that gives the product's values also uses them in its own text.
  const variables = variablesOf(parse(SITE_FILE, siteSchema)?.value ?? STAND_IN);
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const result = parse(`content/${name}.yml`, schema, variables);
    for (const each of result?.problems ?? []) problems.push(each); // a file may have very many
    return result;
  };
  const written = parse(SITE_FILE, siteSchema, variables);
  const config = written?.value ?? STAND_IN;
  const authors = read("blog/authors", authorsSchema);
  const site: SiteData = {
    config: {
      ...config,
      ...(config.mode === "demo" && { announcement: config.announcement ?? DEMO_ANNOUNCEMENT }),
      url: withoutEndSlashes(config.url),
    },
    routes: namedPaths(SITE_FILE, written, ["to"]),
    pictures: [
      ...namedPaths(SITE_FILE, written, ["image", "dark"]),
      ...namedPaths(AUTHORS_FILE, authors, ["image"]),
    ],
    expiresLine: written?.lineOf(["security", "expires"]) ?? 1,
    authors: authors?.value ?? {},
    tags: read("blog/tags", tagsSchema)?.value ?? {},
    values: read("values", valuesSchema)?.value ?? {},
    glossary: read("glossary", glossarySchema)?.value ?? [],
    search: read("search", searchSchema)?.value ?? { synonyms: [], oneWay: [] },
    networks: read("networks", networksSchema)?.value ?? [],
  };
  problems.push(...(written?.problems ?? [MISSING_SITE]));
  return { site, isRead: written?.value !== undefined, problems };
}

/** Paths of this site that a data file names under some keys, each with its line. */
function namedPaths(
  file: string,
  read: Validated<unknown> | undefined,
  keys: readonly PropertyKey[],
): NamedPath[] {
  return textsIn(read?.data)
    .filter(({ text, path }) => keys.includes(path.at(-1) ?? "") && ownPath.safeParse(text).success)
    .map(({ text, path }) => ({ route: text, file, line: read?.lineOf(path) ?? 1 }));
}
