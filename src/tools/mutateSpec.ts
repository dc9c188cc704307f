/**
 * `npm run mutate:spec [-- --unit | --browser] [--only <words of a clause>]`: breaks the clauses of the specification one by one,
 * in a copy of the source, and runs the tests that `.github/spec-coverage.md` lists for each. A clause with no test that fails is
 * untested. Not part of `npm test`: each browser test takes a build of the fixture site.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { FIRST_PORT } from "../testing/e2e/addresses";
import { fixtureSite } from "../testing/fixtureSite";
import { MUTATIONS } from "../testing/mutations/all";
import type { Mutation } from "../testing/mutations/mutation";
import { type Outcome, runJest, runPlaywright } from "../testing/mutations/runTests";
import { serveFolder } from "../testing/serveFolder";
import type { SiteCopy } from "../testing/siteCopy";
import { readCoverage, type TestReference, testFiles } from "../testing/specCoverage";
import { runTool } from "./runTool";

type Kind = "unit" | "content" | "browser";
type Verdict = "tested" | "untested" | "error";

const { values } = parseArgs({
  options: {
    unit: { type: "boolean" },
    browser: { type: "boolean" },
    only: { type: "string", default: "" },
  },
});
const rows = readCoverage();
const files = testFiles();

async function main(): Promise<void> {
  const copy = fixtureSite("full");
  const verdicts = new Map<Mutation, Verdict>();
  try {
    const chosen = MUTATIONS.filter(isChosen);
    for (const kind of ["unit", "content", "browser"] as const) {
      const own = chosen.filter(({ red }) => kindOf(red) === kind);
      if (own.length === 0) continue;
      const before = await attempt(copy, kind, own.flatMap(testsOf));
      if (before.red.length > 0)
        throw new Error(`Red before anything is broken: ${before.red.join("; ")}`);
      for (const mutation of own) verdicts.set(mutation, await judge(copy, kind, mutation));
    }
  } finally {
    copy.dispose();
  }
  report(verdicts);
}

function isChosen({ clause, red }: Mutation): boolean {
  const isBrowser = kindOf(red) !== "unit";
  if (values.unit && isBrowser) return false;
  if (values.browser && !isBrowser) return false;
  return clause.toLowerCase().includes(values.only.toLowerCase());
}

/** Browser tests and checks of the built site need a build; those of plugins and source files do not. */
function kindOf(file: string): Kind {
  if (file.includes(".spec.")) return "browser";
  const places = files.filter((each) => path.basename(each) === file);
  return places.some((each) => each.includes("site-checks")) ? "content" : "unit";
}

/** The tests that have to catch the mutation of a clause. @throws Error when the table lists none, since that would run all */
function testsOf({ clause, red }: Mutation): readonly TestReference[] {
  const row = rows.find((each) => each.clause === clause);
  const tests = row?.tests.filter(({ file }) => file === red) ?? [];
  if (tests.length > 0) return tests;
  throw new Error(`.github/spec-coverage.md names no test of ${red} for "${clause}".`);
}

async function attempt(
  copy: SiteCopy,
  kind: Kind,
  tests: readonly TestReference[],
): Promise<Outcome> {
  if (kind !== "unit") {
    const { status, output } = copy.build();
    if (status !== 0) throw new Error(`The site does not build:\n${output.slice(-2_000)}`);
  }
  const outcome =
    kind === "browser" ? await runInBrowser(copy, tests) : await runJest(copy.root, kind, tests);
  if (outcome.green.length + outcome.red.length === 0) throw new Error("No test ran.");
  return outcome;
}

/** The server is restarted each time: it reads the site's headers, with the digest of the early script, when it starts. */
async function runInBrowser(copy: SiteCopy, tests: readonly TestReference[]): Promise<Outcome> {
  const site = await serveFolder(copy.publicDir, "", FIRST_PORT);
  try {
    return await runPlaywright(tests, FIRST_PORT);
  } finally {
    site.close();
  }
}

async function judge(copy: SiteCopy, kind: Kind, mutation: Mutation): Promise<Verdict> {
  const { clause, file, find, replace } = mutation;
  const before = readFileSync(path.join(copy.root, file), "utf8");
  const start = Date.now();
  const say = (verdict: Verdict, text: string): Verdict => {
    const seconds = ((Date.now() - start) / 1000).toFixed(0);
    console.log(
      `${verdict === "tested" ? "✓" : "✗"} ${clause} (${file}, ${seconds} s)\n    ${text}`,
    );
    return verdict;
  };
  if (before.split(find).length !== 2) return say("error", `does not hold once: ${find}`);
  copy.write(
    file,
    before.replace(find, () => replace),
  );
  try {
    const { red, green } = await attempt(copy, kind, testsOf(mutation));
    return red.length > 0
      ? say("tested", `red: ${[...new Set(red)].join("; ")}`)
      : say("untested", `all green: ${[...new Set(green)].join("; ")}`);
  } catch (error) {
    return say("error", error instanceof Error ? error.message : String(error));
  } finally {
    copy.write(file, before);
  }
}

function report(verdicts: ReadonlyMap<Mutation, Verdict>): void {
  const clauses = (wanted: Verdict) => [
    ...new Set([...verdicts].filter(([, is]) => is === wanted).map(([{ clause }]) => clause)),
  ];
  for (const wanted of ["untested", "error"] as const)
    for (const clause of clauses(wanted)) console.log(`${wanted}: ${clause}`);
  console.log(`${clauses("tested").length} clauses with a test that goes red when they are broken`);
  if (clauses("untested").length + clauses("error").length > 0) process.exitCode = 1;
}

void runTool(main);
