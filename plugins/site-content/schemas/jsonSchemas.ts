import { z } from "zod";
import {
  authorsSchema,
  glossarySchema,
  networksSchema,
  searchSchema,
  tagsSchema,
  valuesSchema,
} from "./data";
import { categorySchema, docFrontMatter, pageFrontMatter, postFrontMatter } from "./frontMatter";
import { optionsText } from "./optionsText";
import { siteSchema } from "./site";

/** Schemas by file name, and the content that each describes. */
const SCHEMAS = [
  ["site", "content/site.yml", siteSchema],
  ["doc-front-matter", "Front matter of content/docs", docFrontMatter],
  ["post-front-matter", "Front matter of content/blog", postFrontMatter],
  ["page-front-matter", "Front matter of content/pages", pageFrontMatter],
  ["category", "_category.yml of a folder of content/docs", categorySchema],
  ["authors", "content/blog/authors.yml", authorsSchema],
  ["tags", "content/blog/tags.yml", tagsSchema],
  ["values", "content/values.yml", valuesSchema],
  ["glossary", "content/glossary.yml", glossarySchema],
  ["networks", "content/networks.yml", networksSchema],
  ["search", "content/search.yml", searchSchema],
] as const;

/** Every kind of content with its JSON Schema. */
export function contentSchemas(): [content: string, schema: object][] {
  return SCHEMAS.map(([, content, schema]) => [content, z.toJSONSchema(schema, { io: "input" })]);
}

/** Name and text of every file of `.schemas`; a test compares them with the committed files. */
export function schemaFiles(): [name: string, text: string][] {
  const schemas = contentSchemas();
  return [
    ...SCHEMAS.map(([name], index): [string, string] => [
      `${name}.schema.json`,
      `${JSON.stringify(schemas[index]?.[1], null, 2)}\n`,
    ]),
    ["README.md", optionsText(schemas)],
  ];
}
