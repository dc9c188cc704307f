import type { z } from "zod";
import type { Variables } from "../markdown/variables";
import { fillData } from "../markdown/variables";
import type { SourceFile } from "../model/files/source";
import { hiddenTexts, parseYaml, type Validated } from "./yaml";

/**
 * The front matter of a page. What gatsby-plugin-mdx has read is taken where the schema accepts it; otherwise the YAML is parsed
 * again, with positions, for a report with lines.
 */
export function readFrontMatter<Schema extends z.ZodType>(
  { path: file, frontMatter, yaml = () => "" }: SourceFile,
  schema: Schema,
  variables: Variables,
): Validated<z.infer<Schema>> {
  let known: Validated<z.infer<Schema>> | undefined;
  const withLines = () => {
    known ??= parseYaml({ file, text: yaml(), lineOffset: 1 }, schema, variables);
    return known;
  };
  const data = frontMatter && fillData(frontMatter, variables);
  const checked = data ? schema.safeParse(data) : undefined;
  if (!checked?.success || hiddenTexts(data, file, () => 1).length > 0) return withLines();
  return { value: checked.data, problems: [], lineOf: (path) => withLines().lineOf(path) };
}
