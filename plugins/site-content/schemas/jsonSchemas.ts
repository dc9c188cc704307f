import { z } from "zod";
import {
  authorsSchema,
  factsSchema,
  glossarySchema,
  incidentSchema,
  networksSchema,
  searchSchema,
  tagsSchema,
  valuesSchema,
} from "./data";
import { categorySchema, docFrontMatter, pageFrontMatter, postFrontMatter } from "./frontMatter";
import { siteSchema } from "./site";

const SCHEMAS = {
  site: siteSchema,
  category: categorySchema,
  authors: authorsSchema,
  tags: tagsSchema,
  values: valuesSchema,
  facts: factsSchema,
  glossary: glossarySchema,
  networks: networksSchema,
  incident: incidentSchema,
  search: searchSchema,
  "doc-front-matter": docFrontMatter,
  "post-front-matter": postFrontMatter,
  "page-front-matter": pageFrontMatter,
} as const;

/** File name and text of every JSON Schema; a test compares them with the committed files. */
export function jsonSchemas(): [name: string, text: string][] {
  return Object.entries(SCHEMAS).map(([name, schema]) => [
    `${name}.schema.json`,
    `${JSON.stringify(z.toJSONSchema(schema, { io: "input" }), null, 2)}\n`,
  ]);
}
