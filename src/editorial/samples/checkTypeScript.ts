import path from "node:path";
import ts from "typescript";
import { type Problem, problem } from "../../domain/problems";
import type { CodeSample } from "./codeSamples";

const ROOT = path.resolve(__dirname, "../../..");
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noImplicitReturns: true,
  skipLibCheck: true,
  noEmit: true,
  esModuleInterop: true,
  types: ["node"],
};

/**
 * Type errors of TypeScript samples, each checked as a separate file against the installed packages. A sample whose title is a
 * path in this project (`src/pages/status.tsx`) is placed there. The others are placed in the example project, are checked with
 * its `tsconfig.json` and may import its files, which are checked as well. Samples that are cut from a project's file are checked
 * as that file.
 * @param root folder that `project` is relative to
 * @param project folder of the example project; without one, the samples are placed in a separate folder
 */
export function checkTypeScript(
  samples: readonly CodeSample[],
  root: string,
  project?: string,
): readonly Problem[] {
  const isOurs = ({ title = "" }: CodeSample) => title.startsWith("src/");
  const ours = samples.filter(isOurs);
  const others = samples.filter((sample) => !isOurs(sample) && sample.region === undefined);
  const inProject = project === undefined ? undefined : readProject(path.join(root, project));
  const folder = inProject?.folder ?? path.join(ROOT, "src/editorial/samples");
  return [
    ...programsOf(ours).flatMap((files) =>
      checkProgram(files, [path.join(ROOT, "src/early/globals.d.ts")], OPTIONS, root),
    ),
    ...checkProgram(
      new Map(others.map((sample, index) => [path.join(folder, nameOf(sample, index)), sample])),
      inProject?.files ?? [],
      inProject?.options ?? OPTIONS,
      root,
    ),
  ];
}

/**
 * The programs to check: maps from a file of this project to the sample that replaces it. Samples of the same file are in
 * separate programs.
 */
function programsOf(samples: readonly CodeSample[]): Map<string, CodeSample>[] {
  const programs: Map<string, CodeSample>[] = [];
  for (const sample of samples) {
    const file = path.join(ROOT, sample.title ?? "");
    const free = programs.find((program) => !program.has(file));
    if (free) free.set(file, sample);
    else programs.push(new Map([[file, sample]]));
  }
  return programs;
}

/** Why samples cannot be checked with a project, as the end of a sentence; undefined if they can. */
export function projectFault(root: string, project: string): string | undefined {
  const file = path.join(root, project, "tsconfig.json");
  if (!ts.sys.fileExists(file)) return "has no tsconfig.json";
  const { error } = ts.readConfigFile(file, ts.sys.readFile);
  return error && `has a tsconfig.json that cannot be read: ${textOf(error.messageText)}`;
}

function textOf(message: string | ts.DiagnosticMessageChain): string {
  return ts.flattenDiagnosticMessageText(message, " ");
}

function readProject(folder: string) {
  const file = path.join(folder, "tsconfig.json");
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(textOf(error.messageText));
  // The project is content, so its "extends", "files" and "include" are ignored: they might lead out of its folder.
  const { compilerOptions, exclude } = config ?? {};
  const own = { compilerOptions, exclude };
  const { options, fileNames } = ts.parseJsonConfigFileContent(own, ts.sys, folder);
  return { folder, options, files: fileNames };
}

function checkProgram(
  samples: ReadonlyMap<string, CodeSample>,
  files: readonly string[],
  options: ts.CompilerOptions,
  root: string,
): readonly Problem[] {
  if (samples.size === 0 && files.length === 0) return [];
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, fileExists, readFile } = host;
  const codeAt = (file: string) => samples.get(path.normalize(file))?.code;
  host.fileExists = (file) => codeAt(file) !== undefined || fileExists.call(host, file);
  host.readFile = (file) => codeAt(file) ?? readFile.call(host, file);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = codeAt(file);
    return text === undefined
      ? getSourceFile.call(host, file, languageVersion, ...rest)
      : ts.createSourceFile(file, text, languageVersion, true);
  };
  const program = ts.createProgram([...samples.keys(), ...files], options, host);
  return [...samples.keys(), ...files].flatMap((file) => {
    const source = program.getSourceFile(file);
    const sample = samples.get(file);
    return ts.getPreEmitDiagnostics(program, source).map(({ start, messageText }) => {
      const line =
        source && start !== undefined ? source.getLineAndCharacterOfPosition(start).line + 1 : 0;
      return problem(
        sample?.file ?? path.relative(root, file),
        (sample?.line ?? 0) + line,
        `The sample does not type-check: ${textOf(messageText)}`,
        "Correct the sample.",
      );
    });
  });
}

/** A unique name, so that two samples may have the same title. */
function nameOf({ language }: CodeSample, index: number): string {
  return `page-${index}.${language === "tsx" ? "tsx" : "ts"}`;
}
