import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { pattern as findable } from "../../plugins/site-content/schemas/pattern";
import { text } from "../../plugins/site-content/schemas/text";
import { parseYaml } from "../../plugins/site-content/yaml/yaml";
import type { Problem } from "../domain/problems";

/** Folder of the editorial plan. A site without it is only checked for what the build needs. */
export const EDITORIAL_FOLDER = "content/editorial";

const pattern = findable("iu").transform((text) => new RegExp(text, "iu"));
const share = z.number().min(0).max(1);
/** Name of a module of the engine that is a check. The plan is content, and nothing in content may be run. */
const checkModule = z
  .string()
  .regex(
    /^src\/(?!tools\/)(?:\w+\/)+check[A-Z]\w*\.ts$/,
    "name a module of src/ whose name begins with check, such as src/defi/figures/checkFigures.ts",
  );
/** A folder with an example project. */
const exampleFolder = z
  .string()
  .regex(/^content\/examples\/[\w-]+$/, "name a folder of content/examples");

/** Schema of `style.yml`; every key is optional. */
export const styleSchema = z.strictObject({
  checks: z.array(checkModule).default([]),
  limits: z
    .strictObject({
      sections: z
        .tuple([z.int(), z.int()])
        .refine(([least, most]) => least <= most, "write the smaller number first"),
      sentenceWords: z.int().positive(),
      admonitions: z.int().nonnegative(),
      audienceOpenings: share.default(1),
      lengthTolerance: share,
    })
    .default({
      sections: [0, 99],
      sentenceWords: 99,
      admonitions: 99,
      audienceOpenings: 1,
      lengthTolerance: 1,
    }),
  exceptions: z
    .strictObject({
      manyAdmonitions: z.array(z.string()).default([]),
      questionHeadings: z.array(z.string()).default([]),
      anyStructure: z.array(z.string()).default([]),
    })
    .prefault({}),
  names: z.array(z.string()).default([]),
  inventedTokens: z.array(z.string()).default([]),
  termsInNames: z.array(pattern).default([]),
  sampleHosts: z.array(pattern).default([]),
  sampleProject: exampleFolder.optional(),
  banned: z.array(z.strictObject({ words: pattern, fix: z.string() })).default([]),
  american: z.array(z.strictObject({ words: pattern, british: z.string() })).default([]),
  vagueLinks: z.array(z.string()).default([]),
});

const briefsSchema = z.record(
  z.string(),
  z.strictObject({
    words: z.number().positive(),
    terms: z.array(z.string()),
    links: z.array(z.string()),
  }),
);

const questionsSchema = z.strictObject({
  floors: z.strictObject({
    headings: share,
    prefixes: share,
    misspelt: share,
    questions: share,
    questionsFirst: share,
  }),
  questions: z.array(z.strictObject({ query: text, paths: z.array(z.string()).min(1) })),
});

/** The style rules: words, limits, exceptions. */
export type Style = z.infer<typeof styleSchema>;
/** What the plan requires of a page: words of prose, glossary terms it links, pages it leads to. */
export type PageBrief = z.infer<typeof briefsSchema>[string];
/** Questions with the routes that answer them, and the minimum share that has to be found among the first five results. */
export type SearchQuestions = z.infer<typeof questionsSchema>;

/** What an owner's editors have agreed on, beyond what a valid page needs. */
export type EditorialPlan = {
  readonly style: Style;
  /** By route. */
  readonly briefs: ReadonlyMap<string, PageBrief>;
  readonly questions?: SearchQuestions;
  /** Finds the line of an entry in a file of the plan. */
  readonly lineOf?: LineInPlan;
};

/** Finds the line of an entry in a file of the plan, such as `["/fees"]` in `pageBriefs.json`. */
export type LineInPlan = (name: string, path: readonly PropertyKey[]) => number | undefined;

/** Whether the project has an editorial plan. */
export function hasEditorialPlan(root: string): boolean {
  return existsSync(path.join(root, EDITORIAL_FOLDER, "style.yml"));
}

/**
 * The plan of `content/editorial/`, with the product's slug in its routes.
 * Files other than `style.yml` may be absent. Never throws for an invalid file: the problems say what is wrong.
 */
export function readEditorialPlan(
  root: string,
  productSlug: string,
): { readonly plan: EditorialPlan; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const lines = new Map<string, (path: readonly PropertyKey[]) => number>();
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const file = `${EDITORIAL_FOLDER}/${name}`;
    if (!existsSync(path.join(root, file))) return undefined;
    const text = readFileSync(path.join(root, file), "utf8");
    const filled = text.replaceAll("{productSlug}", productSlug);
    const result = parseYaml({ file, text: filled, lineOffset: 0 }, schema);
    problems.push(...result.problems);
    lines.set(name, result.lineOf);
    return result.value;
  };
  const style = read("style.yml", styleSchema) ?? styleSchema.parse({});
  const briefs = read("pageBriefs.json", briefsSchema) ?? {};
  const questions = read("searchQuestions.json", questionsSchema);
  return {
    plan: {
      style,
      briefs: new Map(Object.entries(briefs)),
      ...(questions && { questions }),
      lineOf: (name, path) => lines.get(name)?.(path),
    },
    problems,
  };
}

/** Whether a route is in a list of routes; an entry that ends with a slash includes everything below it. */
export function isAmong(route: string, list: readonly string[]): boolean {
  return list.some((entry) => route === entry || (entry.endsWith("/") && route.startsWith(entry)));
}
