import { z } from "zod";
import { isExampleAddress } from "../../../src/domain/addresses";
import { textsIn } from "../../../src/domain/json";
import { ownPath, webAddress } from "./addresses";
import { text } from "./text";

const entryId = z.string().regex(/^[a-z0-9-]+$/, "use lower-case letters, digits and hyphens");

/** `content/blog/authors.yml`: author id → the author. */
export const authorsSchema = z.record(
  z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "author ids are lower-case letters, digits and hyphens"),
  z.strictObject({
    name: text.describe("Name as posts show it"),
    kind: z
      .enum(["person", "team"])
      .optional()
      .describe("Kind of author, as search engines are told; person when omitted"),
    title: z.string().optional().describe("What the author does, beside the name"),
    description: z.string().optional().describe("Text about the author, on the author's page"),
    url: webAddress.optional().describe("The author's own site"),
    email: z.email().optional().describe("Address that readers may write to"),
    image: ownPath
      .optional()
      .describe("Picture path under static/; a monogram is drawn without it"),
  }),
);

/** `content/blog/tags.yml`: tag id → label and description. */
export const tagsSchema = z.record(
  z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "tag ids are lower-case letters, digits and hyphens"),
  z.strictObject({
    label: text.describe("Name as posts show it"),
    description: z.string().optional().describe("What its posts are about, on the tag's page"),
  }),
);

/** `content/values.yml`: what only the owner of a real product knows. */
export const valuesSchema = z
  .record(
    z.string(),
    z.strictObject({
      value: z
        .union([z.string(), z.array(z.string())])
        .describe("A single value, or a list of them"),
      confirmed: z
        .boolean()
        .default(false)
        .describe('true: the owner has checked it, and the label "Example value" disappears'),
      note: z.string().optional().describe("Who replaces it and with what"),
    }),
  )
  .superRefine(
    (values: unknown, context) => {
      for (const { text: input, path } of textsIn(values)) {
        const [key = "", field, at] = path;
        const isValue = field === "value" && typeof at !== "string"; // itself, or an entry of its list
        if (!isValue || !isOfficial(String(key), input)) continue;
        for (const { message } of webAddress.safeParse(input).error?.issues ?? [])
          context.addIssue({ code: "custom", path: [...path], message, input });
      }
    },
    { when: () => true }, // even if other entries have faults
  );

/** Whether readers take a value for an official address: pages link to what is under "url.", and readers copy others. */
function isOfficial(key: string, value: string): boolean {
  return key.startsWith("url.") || (/^\s*https?:/i.test(value) && !isExampleAddress(value));
}

/** Refuses entries with the id of an earlier one, and references to an id that none has. */
function checkIds(
  entries: readonly { readonly id: string; readonly see?: readonly string[] }[],
  context: z.RefinementCtx,
): void {
  const add = (path: PropertyKey[], input: string, message: string) =>
    context.addIssue({ code: "custom", path, input, message });
  const ids = entries.map(({ id }) => id);
  entries.forEach(({ id, see = [] }, index) => {
    if (ids.indexOf(id) < index) add([index, "id"], id, "an earlier entry has this id");
    see.forEach((other, at) => {
      if (!ids.includes(other)) add([index, "see", at], other, "write the id of an entry");
    });
  });
}

/** `content/glossary.yml`: one entry per term; used by Term, the glossary page and search. */
export const glossarySchema = z
  .array(
    z.strictObject({
      id: entryId.describe('Name of the entry: <Term id="…">'),
      term: text.describe("The term as the heading of its glossary entry"),
      definition: text.describe("What it means"),
      group: text.optional().describe('Shown by <Glossary group="…" />'),
      example: z.string().optional().describe("A sentence that uses it"),
      see: z.array(z.string()).default([]).describe("Ids of related terms"),
    }),
  )
  .superRefine(checkIds);

export type Authors = z.infer<typeof authorsSchema>;
export type Tags = z.infer<typeof tagsSchema>;
export type Values = z.infer<typeof valuesSchema>;
export type Glossary = z.infer<typeof glossarySchema>;

/** `content/networks.yml`: facts of each chain network, for NetworkTable. */
export const networksSchema = z
  .array(
    z.strictObject({
      id: text.describe("Name of the network for NetworkTable"),
      label: text.describe("Name as readers see it"),
      rows: z.array(z.tuple([text, text])).describe("Pairs of name and value, in the order shown"),
    }),
  )
  .superRefine(checkIds);

const searchText = z
  .string()
  .regex(/[\p{L}\p{N}]/u, "write words with letters or digits")
  .max(100);

/** `content/search.yml`: words that search knows beyond those of the pages. */
export const searchSchema = z.strictObject({
  synonyms: z
    .array(z.array(searchText).min(2).max(20))
    .default([])
    .describe("Groups of words that find each other; several words count as a phrase"),
  oneWay: z
    .array(
      z.strictObject({
        word: searchText.describe("What a reader types"),
        finds: z.array(searchText).min(1).max(20).describe("What it should also find"),
      }),
    )
    .default([])
    .describe("Words that also find others, but are not found by them"),
});
export type Networks = z.infer<typeof networksSchema>;
export type SearchWords = z.infer<typeof searchSchema>;
