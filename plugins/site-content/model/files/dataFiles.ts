import { z } from "zod";
import type { DataFile } from "../../../../src/domain/componentSpec";
import { type Problem, problem } from "../../../../src/domain/problems";
import { parseYaml } from "../../yaml/yaml";
import type { SourceFile } from "./source";

const json = z.json();

/**
 * Finds YAML files of `content/` that only components use, by their names; undefined for one that is missing.
 * @param problems receives what is wrong with a file, once, when a page first asks for it
 */
export function dataFiles(
  files: readonly SourceFile[],
  problems: Problem[],
): (name: string) => DataFile | undefined {
  const known = new Map<string, DataFile>();
  return (name) => {
    const source = files.find(({ path }) => path === `content/${name}`);
    if (source && !known.has(name)) known.set(name, readFile(source, problems));
    return known.get(name);
  };
}

function readFile({ path: file, text }: SourceFile, problems: Problem[]): DataFile {
  const { value, lineOf, ...found } = parseYaml({ file, text, lineOffset: 0 }, json);
  for (const each of found.problems) problems.push(each); // a file may have very many
  return {
    value,
    report: (path, message, fix) => {
      problems.push(problem("openapi", file, lineOf(path), message, fix));
    },
  };
}
