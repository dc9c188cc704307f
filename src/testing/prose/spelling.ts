import { spawnSync } from "node:child_process";
import path from "node:path";
import { type Problem, problem } from "../../../plugins/site-content/problems";

const ROOT = path.resolve(__dirname, "../../..");
const CSPELL = path.join(ROOT, "node_modules/cspell/bin.mjs");
const OPTIONS = ["--config", ".vscode/cspell.json", "--no-progress", "--no-summary", "--no-color", "--relative", "--show-suggestions"];
const FINDING = /^(.+?):(\d+):\d+ - Unknown word \((.+?)\)(?:.*Suggestions: \[(.*)\])?/;

/**
 * Words neither British English nor `.vscode/words.txt` knows, by cspell with `.vscode/cspell.json`.
 * @param text a page to read instead of the files the configuration names
 */
export function misspelt(text?: string): readonly Problem[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [CSPELL, "lint", ...OPTIONS, ...(text === undefined ? [] : ["stdin://page.mdx"])], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 1 << 26,
    ...(text !== undefined && { input: text }),
  });
  const found = stdout.split("\n").flatMap((line) => {
    const [, file = "", number, word = "", suggestions = ""] = FINDING.exec(line) ?? [];
    if (file === "") return [];
    const near = suggestions.split(", ").filter(Boolean).slice(0, 3).join(", ");
    const fix = `${near ? `Write ${near}; ` : ""}or add it to .vscode/words.txt.`;
    return [problem(file, Number(number), `"${word}" is not in the dictionary.`, fix)];
  });
  if (status !== 0 && found.length === 0) throw new Error(`The spell check did not run: ${stderr || stdout}`);
  return found;
}
