import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { text } from "../../plugins/site-content/schemas/text";
import { parseYaml } from "../../plugins/site-content/yaml/yaml";
import type { Problem } from "../domain/problems";

/** Folder of the questions that the search has to answer. */
export const EDITORIAL_FOLDER = "content/editorial";

const share = z.number().min(0).max(1);
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

/** Questions with the routes that answer them, and the minimum share that has to be found among the first five results. */
export type SearchQuestions = z.infer<typeof questionsSchema>;

/** Finds the line of an entry in a file of the folder, such as `["questions", 0]` in `searchQuestions.json`. */
export type LineInPlan = (name: string, path: readonly PropertyKey[]) => number | undefined;

/** The questions of `searchQuestions.json` with the product's slug in their routes; undefined for a site without them. */
export function readSearchQuestions(
  root: string,
  productSlug: string,
):
  | {
      readonly value: SearchQuestions | undefined;
      readonly problems: readonly Problem[];
      readonly lineOf: LineInPlan;
    }
  | undefined {
  const file = `${EDITORIAL_FOLDER}/searchQuestions.json`;
  if (!existsSync(path.join(root, file))) return undefined;
  const written = readFileSync(path.join(root, file), "utf8");
  const filled = written.replaceAll("{productSlug}", productSlug);
  const { value, problems, lineOf } = parseYaml(
    { file, text: filled, lineOffset: 0 },
    questionsSchema,
  );
  return { value, problems, lineOf: (_name, path) => lineOf(path) };
}
