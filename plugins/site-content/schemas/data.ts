import { z } from "zod";

/** `content/blog/authors.yml`: author id → who that is. */
export const authorsSchema = z.record(
  z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "author ids are lower-case letters, digits and hyphens"),
  z.strictObject({
    name: z.string().min(1),
    kind: z.enum(["person", "team"]).optional().describe("What search engines are told the author is; person when omitted"),
    title: z.string().optional(),
    description: z.string().optional(),
    url: z.url().optional(),
    email: z.email().optional(),
    image: z
      .string()
      .startsWith("/", "begin it with / as a path under static/")
      .optional()
      .describe("Picture path under static/; a monogram is drawn without it"),
  }),
);

/** `content/blog/tags.yml`: tag id → label and description. */
export const tagsSchema = z.record(
  z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "tag ids are lower-case letters, digits and hyphens"),
  z.strictObject({ label: z.string().min(1), description: z.string().optional() }),
);

/** `content/values.yml`: what only the owner of a real product knows. */
export const valuesSchema = z.record(
  z.string(),
  z.strictObject({
    value: z.union([z.string(), z.array(z.string())]),
    confirmed: z.boolean().default(false),
    note: z.string().optional().describe("Who replaces it and with what"),
  }),
);

export const GLOSSARY_GROUPS = ["trading", "liquidity", "launches", "orders", "governance", "chain"] as const;

/** `content/glossary.yml`: one entry a term; feeds Term, the glossary page and search. */
export const glossarySchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    term: z.string().min(1),
    definition: z.string().min(1),
    group: z.enum(GLOSSARY_GROUPS).default("trading"),
    example: z.string().optional(),
    see: z.array(z.string()).default([]),
  }),
);

export type Authors = z.infer<typeof authorsSchema>;
export type Tags = z.infer<typeof tagsSchema>;
export type Values = z.infer<typeof valuesSchema>;
export type Glossary = z.infer<typeof glossarySchema>;

/** `content/networks.yml`: facts of each chain network, for NetworkTable. */
export const networksSchema = z.array(
  z.strictObject({
    id: z.string().min(1),
    label: z.string().min(1),
    rows: z.array(z.tuple([z.string(), z.string()])).describe("Pairs of name and value, in the order shown"),
  }),
);

const searchText = z
  .string()
  .regex(/[\p{L}\p{N}]/u, "write words with letters or digits")
  .max(100);

/** `content/search.yml`: what search knows beyond the words of the pages. */
export const searchSchema = z.strictObject({
  minimumRecords: z.int().positive().default(1).describe("Fewer search records than this stop the build"),
  synonyms: z.array(z.array(searchText).min(2).max(20)).default([]).describe("Groups of words that find each other; several words count as a phrase"),
  oneWay: z
    .array(z.strictObject({ word: searchText, finds: z.array(searchText).min(1).max(20) }))
    .default([])
    .describe("Words that also find others, but are not found by them"),
});
export type SearchWords = z.infer<typeof searchSchema>;
