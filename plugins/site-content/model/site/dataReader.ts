import type { z } from "zod";
import type { DataName } from "../../../../src/domain/componentSpec";
import type { Problem } from "../../../../src/domain/problems";
import type { Variables } from "../../markdown/variables";
import { parseYaml, type Validated, type YamlRules } from "../../yaml/yaml";
import { fillYaml } from "../../yaml/yamlValues";
import type { Memo } from "../files/memo";
import type { SourceFile } from "../files/source";

/** Reads YAML files of `content/`, and collects what is wrong with those that may be missing. */
export function createDataReader(files: readonly SourceFile[], memo: Memo<Validated<unknown>>) {
  const problems: Problem[] = [];
  const unread = new Set<DataName>();

  /** The value of a file, with variables filled in. @param name key under which the memo keeps it */
  const parse = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    variables: Variables,
    rules?: YamlRules,
    name = file,
  ) => {
    const text = fillYaml(files.find(({ path }) => path === file)?.text ?? "", variables);
    return memo(name, text, () =>
      parseYaml({ file, text, lineOffset: 0 }, schema, rules),
    ) as Validated<z.infer<Schema>>;
  };

  /** The same for a data file, whose problems are added to {@link problems}. */
  const read = <Schema extends z.ZodType>(
    name: DataName,
    schema: Schema,
    variables: Variables,
    rules?: YamlRules,
  ): Pick<Validated<z.infer<Schema>>, "value" | "keys"> & Partial<Validated<unknown>> => {
    const file = `content/${name}.yml`;
    if (!files.some(({ path }) => path === file)) return { keys: [] };
    const result = parse(file, schema, variables, { ...rules, optional: true });
    for (const each of result.problems) problems.push(each); // a file may have very many
    if (result.value === undefined || result.isBroken) unread.add(name);
    return result;
  };

  return {
    parse,
    read,
    /** Problems of the data files that were read. */
    problems: problems as readonly Problem[],
    /** Data files that cannot be read, or only in part. */
    unread: unread as ReadonlySet<DataName>,
  };
}
