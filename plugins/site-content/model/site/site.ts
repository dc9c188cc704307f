import type { z } from "zod";
import type { DataName } from "../../../../src/domain/componentSpec";
import { isObject } from "../../../../src/domain/json";
import { type Problem, problem } from "../../../../src/domain/problems";
import { withoutEndSlashes } from "../../../../src/domain/routes";
import type { Variables } from "../../markdown/variables";
import { ownPath } from "../../schemas/addresses";
import {
  authorsSchema,
  type Facts,
  factsSchema,
  glossarySchema,
  incidentSchema,
  networksSchema,
  searchSchema,
  tagsSchema,
  valuesSchema,
} from "../../schemas/data";
import { type SiteConfig, siteSchema } from "../../schemas/site";
import { parseYaml, type Validated, type YamlRules } from "../../yaml/yaml";
import { fillYaml } from "../../yaml/yamlValues";
import { type Memo, memoizeLast } from "../files/memo";
import type { SourceFile } from "../files/source";
import type { SiteData } from "../types";
import { repeatedIds, repeatedLinks, sameTerms, wrongReferences } from "./listedEntries";
import { repeatedWords } from "./repeatedWords";
import { STAND_IN_PRODUCT, standInSite } from "./standInSite";

export const SITE_FILE = "content/site.yml";
export const FACTS_FILE = "content/facts.yml";
export const INCIDENT_FILE = "content/incident.yml";
const MISSING_SITE = problem(
  SITE_FILE,
  undefined,
  "The file is missing.",
  "Add it: it holds the product's name, slug and address.",
);

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

/**
 * Reads site.yml and the data files beside it. Data files may be missing. While site.yml is missing or wrong, a site
 * stands in for it, so that the rest of the content can be checked.
 * @param override values laid over the product of site.yml, for builds under another name
 * @param memo keeps what a file held until its text changes
 */
export function loadSite(
  files: readonly SourceFile[],
  override: Partial<SiteData["config"]["product"]> = {},
  memo: Memo<Validated<unknown>> = memoizeLast(),
): { site: SiteData; isRead: boolean; problems: Problem[] } {
  const problems: Problem[] = [];
  const unread = new Set<DataName>();
  const parse = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    variables: Variables,
    rules?: YamlRules,
    name = file,
  ) => {
    const text = fillYaml(files.find(({ path }) => path === file)?.text ?? "", variables);
    return memo(name, text, () =>
      parseYaml({ file, text, lineOffset: 0 }, schema, rules),
    ) as Validated<z.infer<Schema>>;
  };
  const read = <Schema extends z.ZodType>(
    name: DataName,
    schema: Schema,
    variables: Variables,
    rules?: YamlRules,
  ): Pick<Validated<z.infer<Schema>>, "value" | "keys"> & Partial<Validated<unknown>> => {
    const file = `content/${name}.yml`;
    if (!files.some(({ path }) => path === file)) return { keys: [] };
    const result = parse(file, schema, variables, { ...rules, optional: true });
    for (const each of result.problems) problems.push(each); // a file may have very many
    if (result.value === undefined || result.isBroken) unread.add(name);
    return result;
  };
  // The product's own values stand in texts of the file that gives them.
  const { product: named } = configOf(
    parse(
      SITE_FILE,
      siteSchema,
      variablesOf({ config: { product: STAND_IN_PRODUCT }, facts: {} }),
      undefined,
      `${SITE_FILE} for the product`,
    ),
  );
  const product = { ...named, ...override };
  const own = variablesOf({ config: { product }, facts: {} });
  const { value: facts = {}, keys: factNames } = read("facts", factsSchema, own, { foreign: true });
  const variables = variablesOf({ config: { product }, facts });
  const written = parse(SITE_FILE, siteSchema, variables);
  const config = configOf(written);
  const said = written.value ?? written.data;
  problems.push(
    ...(files.some(({ path }) => path === SITE_FILE) ? written.problems : [MISSING_SITE]),
  );
  const authors = read("blog/authors", authorsSchema, variables, { foreign: true });
  const tags = read("blog/tags", tagsSchema, variables, { foreign: true });
  const glossary = read("glossary", glossarySchema, variables);
  const networks = read("networks", networksSchema, variables);
  const search = read("search", searchSchema, variables);
  const incident = read("incident", incidentSchema, variables);
  const routesIn = (file: string, value: unknown, { lineOf }: Partial<Validated<unknown>>) =>
    textsAt(isRoute, value).map(({ text: route, keys }) => ({
      route,
      file,
      line: lineOf?.(keys) ?? 1,
    }));
  const site: SiteData = {
    config: {
      ...config,
      ...(config.mode === "demo" && { announcement: config.announcement ?? DEMO_ANNOUNCEMENT }),
      url: withoutEndSlashes(config.url),
      product: { ...config.product, ...override },
      incident: incident.value ?? null,
    },
    routes: [
      ...routesIn(SITE_FILE, said, written),
      ...routesIn(INCIDENT_FILE, incident.value, incident),
    ],
    pictures: textsAt(isPicture, said).map(({ text: src, keys }) => ({
      src,
      line: written.lineOf(keys),
      isLogo: keys[0] === "logo",
      isBanner:
        keys[0] === "banner" &&
        siteSchema.shape.banner.safeParse(isObject(said) && said.banner).success,
    })),
    expiresLine: written.lineOf(["security", "expires"]),
    authors: authors.value ?? {},
    tags: tags.value ?? {},
    named: { authors: authors.keys, tags: tags.keys, facts: factNames },
    unread,
    facts,
    values: read("values", valuesSchema, variables).value ?? {},
    glossary: glossary.value ?? [],
    search: search.value ?? { synonyms: [], oneWay: [] },
    networks: networks.value ?? [],
  };
  problems.push(
    ...repeatedLinks(SITE_FILE, written),
    ...wrongReferences("content/glossary.yml", glossary),
    ...repeatedIds("content/glossary.yml", "term", glossary),
    ...sameTerms("content/glossary.yml", glossary),
    ...repeatedIds("content/networks.yml", "network", networks),
    ...repeatedWords("content/search.yml", search),
  );
  return { site, isRead: written.value !== undefined, problems };
}

function configOf({ value, data }: Validated<SiteConfig>): SiteConfig {
  return value ?? standInSite(data);
}

type Keys = readonly PropertyKey[];

/** A route of this site that the configuration links to. */
const isRoute = (keys: Keys) => keys.at(-1) === "to";

/** A picture that every page shows or names. */
const isPicture = (keys: Keys) => /^(banner,image|logo,(image|dark))$/.test(keys.join());

/** Paths of this site below the keys that are asked for, each with the keys that lead to it. */
function textsAt(isWanted: (keys: Keys) => boolean, value: unknown, keys: Keys = []): Found[] {
  if (typeof value === "string")
    return isWanted(keys) && ownPath.safeParse(value).success ? [{ text: value, keys }] : [];
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : value !== null && typeof value === "object"
      ? Object.entries(value)
      : [];
  return entries.flatMap(([key, item]) => textsAt(isWanted, item, [...keys, key]));
}

type Found = { readonly text: string; readonly keys: Keys };
