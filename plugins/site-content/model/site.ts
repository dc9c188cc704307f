import type { z } from "zod";
import { didYouMean, type Problem, problem } from "../../../src/domain/problems";
import { factsNamed, fillVariables, type Variables } from "../markdown/variables";
import { type Memo, makeAlways } from "../memo";
import type { Facts } from "../schemas/data";
import {
  authorsSchema,
  factsSchema,
  glossarySchema,
  incidentSchema,
  networksSchema,
  searchSchema,
  tagsSchema,
  valuesSchema,
} from "../schemas/data";
import { siteSchema } from "../schemas/site";
import { parseYaml, type Validated, type YamlRules } from "../yaml";
import type { SourceFile } from "./source";
import type { SiteData } from "./types";

export const SITE_FILE = "content/site.yml";
export const FACTS_FILE = "content/facts.yml";
const INCIDENT_FILE = "content/incident.yml";

/** What stands above every page of a demonstration whose owner announces nothing else. */
const DEMO_ANNOUNCEMENT = {
  id: "demo",
  text: "This site is a demonstration. Values marked † are examples that nobody has confirmed.",
  closeable: false,
};

/** Product values and facts as content uses them. */
export function variablesOf({ config: { product }, facts }: VariableSource): Variables {
  const values = Object.entries(facts).map(([name, { value }]) => [name, value]);
  return {
    product: product.name,
    productSlug: product.slug,
    ticker: product.ticker,
    ...(values.length > 0 && { facts: Object.fromEntries(values) }),
  };
}

type VariableSource = {
  readonly config: Pick<SiteData["config"], "product">;
  readonly facts: Facts;
};

/** Facts that files ask for and `content/facts.yml` does not have. */
export function unknownFacts(files: readonly SourceFile[], facts: Facts): Problem[] {
  return files.flatMap(({ path, text }) =>
    factsNamed(text).flatMap(({ name, line }) =>
      Object.hasOwn(facts, name)
        ? []
        : [
            problem(
              path,
              line,
              `Unknown fact "${name}".${didYouMean(name, Object.keys(facts))}`,
              `Add it to ${FACTS_FILE} or correct the name.`,
            ),
          ],
    ),
  );
}

/**
 * Reads site.yml and the data files beside it. Data files may be missing; site.yml may not.
 * @param override values laid over the product of site.yml, for builds under another name
 * @param memo keeps what a file held until its text changes
 */
export function loadSite(
  files: readonly SourceFile[],
  override: Partial<SiteData["config"]["product"]> = {},
  memo: Memo<Validated<unknown>> = makeAlways,
): { site?: SiteData; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    variables?: Variables,
    rules?: YamlRules,
  ): Validated<z.infer<Schema>> => {
    const source = files.find(({ path }) => path === file);
    const text = variables ? fillVariables(source?.text ?? "", variables) : (source?.text ?? "");
    const result = memo(variables ? file : `${file} as written`, text, () =>
      parseYaml({ file, text, lineOffset: 0 }, schema, rules),
    ) as Validated<z.infer<Schema>>;
    if (variables || !result.value) problems.push(...result.problems); // else they come again with the values filled in
    return result;
  };
  if (!files.some(({ path }) => path === SITE_FILE)) {
    return {
      problems: [
        problem(
          SITE_FILE,
          undefined,
          "The file is missing.",
          "Add it: it holds the product's name, slug and address.",
        ),
      ],
    };
  }
  const asWritten = read(SITE_FILE, siteSchema);
  const first = asWritten.value;
  if (!first) return { problems };
  const product = { ...first.product, ...override };
  const named = variablesOf({ config: { product }, facts: {} });
  const facts = read(FACTS_FILE, factsSchema, named, { foreign: true }).value ?? {};
  const variables = variablesOf({ config: { product }, facts });
  const { value: config = first } = read(SITE_FILE, siteSchema, variables);
  const authors = read("content/blog/authors.yml", authorsSchema, variables, { foreign: true });
  const tags = read("content/blog/tags.yml", tagsSchema, variables, { foreign: true });
  const site: SiteData = {
    config: {
      ...config,
      ...(config.mode === "demo" && { announcement: config.announcement ?? DEMO_ANNOUNCEMENT }),
      url: config.url.replace(/\/+$/, ""),
      product: { ...config.product, ...override },
      incident: files.some(({ path }) => path === INCIDENT_FILE)
        ? (read(INCIDENT_FILE, incidentSchema, variables).value ?? null)
        : null,
    },
    routes: routesIn(config).map(({ route, keys }) => ({ route, line: asWritten.lineOf(keys) })),
    pictures: picturesOf(config).map(([src, ...keys]) => ({ src, line: asWritten.lineOf(keys) })),
    authors: authors.value ?? {},
    tags: tags.value ?? {},
    named: { authors: authors.keys, tags: tags.keys },
    facts,
    values: read("content/values.yml", valuesSchema, variables).value ?? {},
    glossary: files.some(({ path }) => path === "content/glossary.yml")
      ? (read("content/glossary.yml", glossarySchema, variables).value ?? [])
      : [],
    search: read("content/search.yml", searchSchema, variables).value ?? {
      synonyms: [],
      oneWay: [],
    },
    networks: files.some(({ path }) => path === "content/networks.yml")
      ? (read("content/networks.yml", networksSchema, variables).value ?? [])
      : [],
  };
  problems.push(...duplicateTerms(site));
  return { site, problems };
}

function duplicateTerms({ glossary }: SiteData): Problem[] {
  const ids = glossary.map(({ id }) => id);
  return glossary.flatMap(({ id, see }, index) => [
    ...(ids.indexOf(id) < index
      ? [
          problem(
            "content/glossary.yml",
            undefined,
            `The term "${id}" is defined twice.`,
            "Remove one of the two.",
          ),
        ]
      : []),
    ...see
      .filter((other) => !ids.includes(other))
      .map((other) =>
        problem(
          "content/glossary.yml",
          undefined,
          `"${id}" refers to the unknown term "${other}".`,
          "Correct the id under see.",
        ),
      ),
  ]);
}

/** Every `to:` of the site's configuration, and the keys that lead to it. */
function routesIn(value: unknown, keys: readonly PropertyKey[] = []): Found[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => routesIn(item, [...keys, index]));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === "to" && typeof item === "string"
      ? [{ route: item, keys: [...keys, name] }]
      : routesIn(item, [...keys, name]),
  );
}

/** The pictures that every page shows or names, each with the keys that lead to it. */
function picturesOf({
  banner,
  logo,
}: SiteData["config"]): readonly (readonly [string, ...string[]])[] {
  return [
    [banner.image, "banner", "image"],
    [logo.image, "logo", "image"],
    ...(logo.dark === undefined ? [] : ([[logo.dark, "logo", "dark"]] as const)),
  ];
}

type Found = { readonly route: string; readonly keys: readonly PropertyKey[] };
