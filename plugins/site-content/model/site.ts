import type { z } from "zod";
import { fillVariables, type Variables } from "../markdown/variables";
import { type Problem, problem } from "../problems";
import { authorsSchema, glossarySchema, networksSchema, searchSchema, tagsSchema, valuesSchema } from "../schemas/data";
import { siteSchema } from "../schemas/site";
import { parseYaml } from "../yaml";
import type { SourceFile } from "./source";
import type { SiteData } from "./types";

export const SITE_FILE = "content/site.yml";

/** Product values as content uses them. */
export function variablesOf({ product }: SiteData["config"]): Variables {
  return { product: product.name, productSlug: product.slug, ticker: product.ticker };
}

/**
 * Reads site.yml and the data files beside it. Data files may be missing; site.yml may not.
 * @param override values laid over the product of site.yml, for builds under another name
 */
export function loadSite(files: readonly SourceFile[], override: Partial<SiteData["config"]["product"]> = {}): { site?: SiteData; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = <Schema extends z.ZodType>(file: string, schema: Schema, variables?: Variables): z.infer<Schema> | undefined => {
    const source = files.find(({ path }) => path === file);
    const text = variables ? fillVariables(source?.text ?? "", variables) : (source?.text ?? "");
    const result = parseYaml({ file, text, lineOffset: 0 }, schema);
    problems.push(...result.problems);
    return result.value;
  };
  if (!files.some(({ path }) => path === SITE_FILE)) {
    return { problems: [problem(SITE_FILE, undefined, "The file is missing.", "Add it: it holds the product's name, slug and address.")] };
  }
  const first = read(SITE_FILE, siteSchema);
  if (!first) return { problems };
  const variables = variablesOf({ ...first, product: { ...first.product, ...override } });
  const config = read(SITE_FILE, siteSchema, variables) ?? first;
  const site: SiteData = {
    config: { ...config, url: config.url.replace(/\/+$/, ""), product: { ...config.product, ...override } },
    authors: read("content/blog/authors.yml", authorsSchema, variables) ?? {},
    tags: read("content/blog/tags.yml", tagsSchema, variables) ?? {},
    values: read("content/values.yml", valuesSchema, variables) ?? {},
    glossary: files.some(({ path }) => path === "content/glossary.yml") ? (read("content/glossary.yml", glossarySchema, variables) ?? []) : [],
    search: read("content/search.yml", searchSchema, variables) ?? { minimumRecords: 1, synonyms: [], oneWay: [] },
    networks: files.some(({ path }) => path === "content/networks.yml") ? (read("content/networks.yml", networksSchema, variables) ?? []) : [],
  };
  problems.push(...duplicateTerms(site));
  return { site, problems };
}

function duplicateTerms({ glossary }: SiteData): Problem[] {
  const ids = glossary.map(({ id }) => id);
  return glossary.flatMap(({ id, see }, index) => [
    ...(ids.indexOf(id) < index ? [problem("content/glossary.yml", undefined, `The term "${id}" is defined twice.`, "Remove one of the two.")] : []),
    ...see
      .filter((other) => !ids.includes(other))
      .map((other) => problem("content/glossary.yml", undefined, `"${id}" refers to the unknown term "${other}".`, "Correct the id under see.")),
  ]);
}
