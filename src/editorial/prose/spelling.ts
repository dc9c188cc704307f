import { spawn } from "node:child_process";
import path from "node:path";
import { type Problem, problem } from "../../domain/problems";

const ROOT = path.resolve(__dirname, "../../..");
const CSPELL = path.join(ROOT, "node_modules/cspell/bin.mjs");
/** Does not search for configurations beside the pages: cspell would run those that are code. */
const OPTIONS = [
  "--no-config-search",
  "--no-progress",
  "--no-summary",
  "--no-color",
  "--relative",
  "--show-suggestions",
];
const FINDING = /^(.+?):(\d+):\d+ - Unknown word \(([^()]+)\)(?:.*Suggestions: \[(.*)\])?/;
/** Matches the message about a file whose name is not UTF-8: cspell cannot open it, and the report of the content mentions it. */
const GARBLED = /^Linter: File not found: ".*\uFFFD.*"$/gm;

/** What to spell-check: the files listed in a cspell configuration, or one page by its rules. */
export type Spelling = {
  /** Paths from the project's root. */
  readonly config: string;
  readonly words: string;
  /** A text to check instead of the files that the configuration lists. */
  readonly page?: string;
  /** Folder of the pages; the project by default. */
  readonly root?: string;
};

/** Time limit for the check, in seconds: a page can contain patterns of its own, which may never end. */
const PATIENCE = 120;

/**
 * Words that the dictionaries of the configuration do not know, found by cspell in a separate process.
 * @throws Error when cspell does not run
 */
export async function misspelt(
  spelling: Spelling,
  patience = PATIENCE,
): Promise<readonly Problem[]> {
  const { words } = spelling;
  const { output, status } = await runCspell(spelling, patience);
  if (status === null)
    return [
      problem(
        words,
        undefined,
        `The spell check takes more than ${patience} seconds.`,
        "Remove what was added last; a pattern after cspell:ignoreRegExp may never end.",
      ),
    ];
  const found = output.split("\n").flatMap((line) => {
    const [, file = "", number, word = "", suggestions = ""] = FINDING.exec(line) ?? [];
    if (file === "") return [];
    const near = suggestions.split(", ").filter(Boolean).slice(0, 3).join(", ");
    const fix = `${near ? `Write ${near}, or` : "Correct it, or"} add it to ${words}.`;
    return [problem(file, Number(number), `"${word}" is not in the dictionary.`, fix)];
  });
  const others = output.replace(GARBLED, "").trim();
  if (status !== 0 && found.length === 0 && others !== "")
    throw new Error(`The spell check did not run: ${output}`);
  return found;
}

/** The output of cspell; the status is undefined when it was stopped. */
function runCspell(
  { config, page, root = ROOT }: Spelling,
  patience: number,
): Promise<{ output: string; status: number | null }> {
  const files = page === undefined ? [] : ["stdin://page.mdx"];
  const args = ["lint", "--config", config, ...OPTIONS, ...files];
  const child = spawn(process.execPath, [CSPELL, ...args], {
    cwd: root,
    timeout: patience * 1000,
    killSignal: "SIGKILL",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stdin.end(page ?? "");
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve({ output, status }));
  });
}
