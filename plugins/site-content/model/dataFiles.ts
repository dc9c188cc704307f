import { z } from "zod";
import type { Json } from "../../../src/domain/documentTree";
import type { Problem } from "../../../src/domain/problems";
import { parseYaml } from "../yaml";
import type { SourceFile } from "./source";

const json = z.json();

/** YAML files of `content/` that only components know, read when one asks for them. */
export class DataFiles {
  private readonly read = new Map<string, Json | undefined>();

  /** @param problems gets what is wrong with a file, once */
  constructor(
    private readonly files: readonly SourceFile[],
    private readonly problems: Problem[],
  ) {}

  /** A file by its name in `content/`; undefined when it is missing or not YAML. */
  get(name: string): Json | undefined {
    if (!this.read.has(name)) this.read.set(name, this.load(`content/${name}`));
    return this.read.get(name);
  }

  private load(file: string): Json | undefined {
    const source = this.files.find(({ path }) => path === file);
    if (!source) return undefined;
    const { value, problems } = parseYaml({ file, text: source.text, lineOffset: 0 }, json);
    this.problems.push(...problems);
    return value;
  }
}
