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
import type { SourceFile } from "../files/source";
import type { SiteData } from "../types";
import { createDataReader } from "./dataReader";
import { namedPictures, namedRoutes, repeatedIds, wrongReferences } from "./references";
import { standInSite } from "./standInSite";

export const SITE_FILE = "content/site.yml";
export const FACTS_FILE = "content/facts.yml";
export const INCIDENT_FILE = "content/incident.yml";
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
 */
export function loadSite(
  files: readonly SourceFile[],
  override: Partial<SiteData["config"]["product"]> = {},
): { site: SiteData; isRead: boolean; problems: Problem[] } {
  const reader = createDataReader(files);
  // The file that gives the product's values also uses them in its own text.
  const { product: named } = configOf(reader.parse(SITE_FILE, siteSchema, {}));
  const product = { ...named, ...override };
  const own = variablesOf({ config: { product }, facts: {} });
  const factsFile = reader.read("facts", factsSchema, { variables: own, foreign: true });
  const facts = factsFile.value ?? {};
  const variables = variablesOf({ config: { product }, facts });
  const written = reader.parse(SITE_FILE, siteSchema, { variables });
  const config = configOf(written);
  const authors = reader.read("blog/authors", authorsSchema, { variables, foreign: true });
  const tags = reader.read("blog/tags", tagsSchema, { variables, foreign: true });
  const glossary = reader.read("glossary", glossarySchema, { variables });
  const networks = reader.read("networks", networksSchema, { variables });
  const search = reader.read("search", searchSchema, { variables });
  const incident = reader.read("incident", incidentSchema, { variables });
  const values = reader.read("values", valuesSchema, { variables });
  const site: SiteData = {
    config: {
      ...config,
      ...(config.mode === "demo" && { announcement: config.announcement ?? DEMO_ANNOUNCEMENT }),
      url: withoutEndSlashes(config.url),
      product: { ...config.product, ...override },
      incident: incident.value ?? null,
    },
    routes: [...namedRoutes(SITE_FILE, written), ...namedRoutes(INCIDENT_FILE, incident)],
    pictures: [...namedPictures(SITE_FILE, written), ...namedPictures(AUTHORS_FILE, authors)],
    expiresLine: written.lineOf(["security", "expires"]),
    authors: authors.value ?? {},
    tags: tags.value ?? {},
    named: { authors: authors.keys, tags: tags.keys, facts: factsFile.keys },
    unread: reader.unread,
    facts,
    values: values.value ?? {},
    glossary: glossary.value ?? [],
    search: search.value ?? { synonyms: [], oneWay: [] },
    networks: networks.value ?? [],
  };
  const problems = [
    ...reader.problems,
    ...(files.some(({ path }) => path === SITE_FILE) ? written.problems : [MISSING_SITE]),
    ...wrongReferences("content/glossary.yml", glossary),
    ...repeatedIds("content/glossary.yml", "term", glossary),
    ...repeatedIds("content/networks.yml", "network", networks),
  ];
  return { site, isRead: written.value !== undefined, problems };
}

function configOf({ value, data }: Validated<SiteConfig>): SiteConfig {
  return value ?? standInSite(data);
}
