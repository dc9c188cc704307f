import { type Problem, problem } from "../../../../src/domain/problems";
import { withoutEndSlashes } from "../../../../src/domain/routes";
import type { Variables } from "../../markdown/variables";
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
import type { Validated } from "../../yaml/yaml";
import { type Memo, memoizeLast } from "../files/memo";
import type { SourceFile } from "../files/source";
import type { SiteData } from "../types";
import { createDataReader } from "./dataReader";
import { repeatedIds, repeatedLinks, sameTerms, wrongReferences } from "./listedEntries";
import { mentionedPictures, mentionedRoutes } from "./mentions";
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

/** The announcement above every page of a demonstration whose owner has none. */
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
 * Reads site.yml and the data files beside it. Data files may be missing. While site.yml is missing or wrong, a stand-in is used,
 * so that the rest of the content can be checked.
 * @param override values laid over the product of site.yml, for builds under another name
 * @param memo keeps what a file held until its text changes
 */
export function loadSite(
  files: readonly SourceFile[],
  override: Partial<SiteData["config"]["product"]> = {},
  memo: Memo<Validated<unknown>> = memoizeLast(),
): { site: SiteData; isRead: boolean; problems: Problem[] } {
  const data = createDataReader(files, memo);
  // The file that gives the product's values also uses them in its own text.
  const { product: named } = configOf(
    data.parse(
      SITE_FILE,
      siteSchema,
      variablesOf({ config: { product: STAND_IN_PRODUCT }, facts: {} }),
      undefined,
      `${SITE_FILE} for the product`,
    ),
  );
  const product = { ...named, ...override };
  const own = variablesOf({ config: { product }, facts: {} });
  const { value: facts = {}, keys: factNames } = data.read("facts", factsSchema, own, {
    foreign: true,
  });
  const variables = variablesOf({ config: { product }, facts });
  const written = data.parse(SITE_FILE, siteSchema, variables);
  const config = configOf(written);
  const said = written.value ?? written.data;
  const authors = data.read("blog/authors", authorsSchema, variables, { foreign: true });
  const tags = data.read("blog/tags", tagsSchema, variables, { foreign: true });
  const glossary = data.read("glossary", glossarySchema, variables);
  const networks = data.read("networks", networksSchema, variables);
  const search = data.read("search", searchSchema, variables);
  const incident = data.read("incident", incidentSchema, variables);
  const site: SiteData = {
    config: {
      ...config,
      ...(config.mode === "demo" && { announcement: config.announcement ?? DEMO_ANNOUNCEMENT }),
      url: withoutEndSlashes(config.url),
      product: { ...config.product, ...override },
      incident: incident.value ?? null,
    },
    routes: [
      ...mentionedRoutes(SITE_FILE, said, written),
      ...mentionedRoutes(INCIDENT_FILE, incident.value, incident),
    ],
    pictures: mentionedPictures(said, written),
    expiresLine: written.lineOf(["security", "expires"]),
    authors: authors.value ?? {},
    tags: tags.value ?? {},
    named: { authors: authors.keys, tags: tags.keys, facts: factNames },
    unread: data.unread,
    facts,
    values: data.read("values", valuesSchema, variables).value ?? {},
    glossary: glossary.value ?? [],
    search: search.value ?? { synonyms: [], oneWay: [] },
    networks: networks.value ?? [],
  };
  const problems = [
    ...data.problems,
    ...(files.some(({ path }) => path === SITE_FILE) ? written.problems : [MISSING_SITE]),
    ...repeatedLinks(SITE_FILE, written),
    ...wrongReferences("content/glossary.yml", glossary),
    ...repeatedIds("content/glossary.yml", "term", glossary),
    ...sameTerms("content/glossary.yml", glossary),
    ...repeatedIds("content/networks.yml", "network", networks),
  ];
  return { site, isRead: written.value !== undefined, problems };
}

function configOf({ value, data }: Validated<SiteConfig>): SiteConfig {
  return value ?? standInSite(data);
}
