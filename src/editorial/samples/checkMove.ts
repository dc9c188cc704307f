import { readFileSync } from "node:fs";
import Parser from "web-tree-sitter";
import { type Problem, problem } from "../../domain/problems";
import type { CodeSample } from "./codeSamples";

/**
 * Contexts in which a sample may be valid: a module, members of a module, signatures without bodies, or statements of a function.
 * Each puts the code on the second line, so that a finding's row is its line in the sample.
 */
const PLACES: readonly ((code: string) => string)[] = [
  (code) => `\n${code}`,
  (code) => `module 0x0::sample {\n${code}\n}`,
  (code) => `module 0x0::sample {\n${code} {}\n}`,
  (code) => `module 0x0::sample { fun sample() {\n${code}\n} }`,
];

/**
 * Syntax errors of Move samples, found with the tree-sitter grammar of `@mysten/prettier-plugin-move` (Sui's dialect, which
 * includes the syntax of Supra's that the samples use). It checks syntax only; names and types are not verified.
 */
export async function checkMove(samples: readonly CodeSample[]): Promise<readonly Problem[]> {
  await Parser.init();
  const grammar = readFileSync(
    require.resolve("@mysten/prettier-plugin-move/tree-sitter-move.wasm"),
  );
  const parser = new Parser();
  parser.setLanguage(await Parser.Language.load(grammar));
  return samples.flatMap((sample) => {
    const attempts = PLACES.map((place) => firstError(parser.parse(place(sample.code)).rootNode));
    if (attempts.includes(undefined)) return [];
    const furthest = attempts.reduce((best, error) =>
      (error?.startPosition.row ?? 0) > (best?.startPosition.row ?? 0) ? error : best,
    );
    const text = furthest?.text.split("\n")[0]?.slice(0, 60) ?? "";
    return [
      problem(
        sample.file,
        sample.line + (furthest?.startPosition.row ?? 0),
        `The Move sample does not parse near "${text}".`,
        "Correct the syntax.",
      ),
    ];
  });
}

function firstError(node: Parser.SyntaxNode): Parser.SyntaxNode | undefined {
  if (node.type === "ERROR" || node.isMissing()) return node;
  for (const child of node.children) {
    const found = firstError(child);
    if (found) return found;
  }
  return undefined;
}
