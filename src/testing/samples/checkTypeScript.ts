import path from "node:path";
import ts from "typescript";
import { type Problem, problem } from "../../../plugins/site-content/problems";
import type { CodeSample } from "./codeSamples";
import { SUPRA_TS_SDK } from "./supraTsSdk";

const ROOT = path.resolve(__dirname, "../../..");
const SDK_FILE = path.join(ROOT, "src/testing/samples/supra-ts-sdk.d.ts");
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
  paths: { "supra-ts-sdk": [SDK_FILE] },
};

/**
 * Type errors of TypeScript samples, each checked as a file of its own. A sample whose title is a path of this project
 * (`src/pages/status.tsx`) stands there, so that its relative imports lead where a reader's would.
 */
export function checkTypeScript(samples: readonly CodeSample[]): readonly Problem[] {
  const byFile = new Map(samples.map((sample, index) => [fileOf(sample, index), sample]));
  const texts = new Map([...byFile].map(([file, { code }]) => [file, code]));
  texts.set(SDK_FILE, SUPRA_TS_SDK);
  const host = ts.createCompilerHost(OPTIONS, true);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists.call(host, file);
  host.readFile = (file) => texts.get(file) ?? readFile.call(host, file);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = texts.get(file);
    return text === undefined ? getSourceFile.call(host, file, languageVersion, ...rest) : ts.createSourceFile(file, text, languageVersion, true);
  };
  const declarations = path.join(ROOT, "src/early/globals.d.ts");
  const program = ts.createProgram([...byFile.keys(), declarations], OPTIONS, host);
  return [...byFile].flatMap(([file, sample]) => {
    const source = program.getSourceFile(file);
    return ts.getPreEmitDiagnostics(program, source).map(({ start, messageText }) => {
      const line = source && start !== undefined ? source.getLineAndCharacterOfPosition(start).line + 1 : 0;
      return problem(
        sample.file,
        sample.line + line,
        `The sample does not type-check: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
        "Correct the sample.",
      );
    });
  });
}

function fileOf({ title = "sample.ts", language }: CodeSample, index: number): string {
  if (title.startsWith("src/")) return path.join(ROOT, title);
  const name = /\.tsx?$/.test(title) ? title : `sample.${language === "tsx" ? "tsx" : "ts"}`;
  return path.join(ROOT, "src/testing/samples", `page-${index}`, name);
}
