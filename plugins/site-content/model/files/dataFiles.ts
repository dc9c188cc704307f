import { z } from "zod";
import type { DataFile } from "../../../../src/domain/componentSpec";
import { type Problem, problem } from "../../../../src/domain/problems";
import { parseYaml } from "../../yaml/yaml";
import type { SourceFile } from "./source";

const json = z.json();

/** YAML files of `content/` that only components use, read when one asks for them. */
export class DataFiles {
  private readonly read = new Map<string, DataFile | undefined>();

  /** @param problems receives what is wrong with a file, once */
  constructor(
    private readonly files: readonly SourceFile[],
    private readonly problems: Problem[],
  ) {}

  /** A file by its name in `content/`; undefined when it is missing. */
  get(name: string): DataFile | undefined {
    if (!this.read.has(name)) this.read.set(name, this.load(`content/${name}`));
    return this.read.get(name);
  }

  private load(file: string): DataFile | undefined {
    const source = this.files.find(({ path }) => path === file);
    if (!source) return undefined;
    const { value, problems, lineOf } = parseYaml({ file, text: source.text, lineOffset: 0 }, json);
    for (const each of problems) this.problems.push(each); // a file may have very many
    const told = new Set<string>();
    return {
      value,
      report: (path, message, fix) => {
        if (told.has(message)) return;
        told.add(message);
        this.problems.push(problem("openapi", file, lineOf(path), message, fix));
      },
    };
  }
}
