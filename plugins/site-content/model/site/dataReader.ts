import type { z } from "zod";
import type { DataName } from "../../../../src/domain/componentSpec";
import type { Problem } from "../../../../src/domain/problems";
import { parseYaml, type Validated, type YamlOptions } from "../../yaml/yaml";
import type { SourceFile } from "../files/source";

/** Reads YAML files of `content/`, and collects what is wrong with those that may be missing. */
export function createDataReader(files: readonly SourceFile[]) {
  const problems: Problem[] = [];
  const unread = new Set<DataName>();
  return {
    /** The value of a file; an empty one where it is missing. */
    parse<Schema extends z.ZodType>(file: string, schema: Schema, options: YamlOptions) {
      const text = files.find(({ path }) => path === file)?.text ?? "";
      return parseYaml({ file, text, lineOffset: 0 }, schema, options);
    },
    /** The same for a data file that may be missing, whose problems are added to {@link problems}. */
    read<Schema extends z.ZodType>(
      name: DataName,
      schema: Schema,
      options: YamlOptions,
    ): Validated<z.infer<Schema>> {
      const file = `content/${name}.yml`;
      if (!files.some(({ path }) => path === file))
        return { keys: [], problems: [], lineOf: () => 1 };
      const result = this.parse(file, schema, options);
      for (const each of result.problems) problems.push(each); // a file may have very many
      if (result.value === undefined) unread.add(name);
      return result;
    },
    /** Problems of the data files that were read. */
    problems: problems as readonly Problem[],
    /** Data files that cannot be read: references to their entries cannot be checked. */
    unread: unread as ReadonlySet<DataName>,
  };
}
