import { existsSync } from "node:fs";
import path from "node:path";
import { variablesOf } from "../../plugins/site-content/model/site/site";
import { withinTime } from "../../plugins/site-content/model/withinTime";
import { type Problem, problem } from "../domain/problems";
import { EDITORIAL_FOLDER, type EditorialPlan } from "./editorialPlan";
import { checkProse } from "./prose/checkProse";
import type { ProseSite } from "./prose/prosePage";
import { misspelt } from "./prose/spelling";
import { checkQuestions } from "./relevance/checkQuestions";
import { recordsOfContent } from "./relevance/contentRecords";
import { checkArchives } from "./samples/archive";
import { checkMove } from "./samples/checkMove";
import { checkSamples } from "./samples/checkSamples";
import { projectFault } from "./samples/checkTypeScript";
import { codeSamples } from "./samples/codeSamples";
import { checkRegions } from "./samples/regions";

/** A check: what a module listed under `checks` in `style.yml` exports as `check`. */
export type EditorialCheck = (prose: ProseSite) => readonly Problem[] | Promise<readonly Problem[]>;

/** Time limit for the rules about prose, in seconds: a pattern in the plan may never end. */
const PROSE_PATIENCE = 120;
const ENDLESS = problem(
  `${EDITORIAL_FOLDER}/style.yml`,
  undefined,
  `Its patterns take more than ${PROSE_PATIENCE} seconds to look for.`,
  "Write simpler ones, without repetitions inside repetitions.",
);

/** Every finding by the editorial plan: prose, spelling, code samples, search, and the checks that the plan lists. */
export async function checkEditorial(
  prose: ProseSite,
  plan: EditorialPlan,
): Promise<readonly Problem[]> {
  const spelling = misspelt({
    config: "src/editorial/prose/cspell.json",
    words: `${EDITORIAL_FOLDER}/words.txt`,
  }); // in a separate process, in parallel with everything below
  spelling.catch(() => undefined); // it may fail before it is awaited at the end
  const samples = codeSamples(prose.pages, variablesOf(prose.site));
  const moveSamples = samples.filter(({ language }) => language === "move");
  const { sampleHosts: hosts, sampleProject: project } = plan.style;
  const rules = { root: prose.root, hosts, ...(project !== undefined && { project }) };
  const projectProblems = checkProject(prose.root, plan);
  const found = [
    ...(withinTime(() => checkProse(prose, plan), PROSE_PATIENCE)?.value ?? [ENDLESS]),
    ...checkRegions(prose.root, samples),
    ...checkArchives(prose.root),
    ...(projectProblems.length > 0 ? projectProblems : await checkSamples(samples, rules)),
    ...(moveSamples.length > 0 ? await checkMove(moveSamples) : []),
    ...(plan.questions && prose.content.problems.every(({ severity }) => severity !== "error")
      ? await checkQuestions(
          recordsOfContent(prose.site, prose.content),
          plan.questions,
          plan.lineOf,
        )
      : []),
  ];
  for (const [index, file] of plan.style.checks.entries())
    found.push(...(await runCheck(file, prose, plan.lineOf?.("style.yml", ["checks", index]))));
  return [...found, ...(await spelling)];
}

/** Reports that the samples' project is missing or cannot be read: otherwise each sample would have errors. */
function checkProject(root: string, { style, lineOf }: EditorialPlan): readonly Problem[] {
  const { sampleProject } = style;
  const fault = sampleProject && projectFault(root, sampleProject);
  if (!fault) return [];
  return [
    problem(
      `${EDITORIAL_FOLDER}/style.yml`,
      lineOf?.("style.yml", ["sampleProject"]),
      `The project ${sampleProject} ${fault}.`.replace(/\.\.$/, "."),
      "Correct its name, or the file.",
    ),
  ];
}

async function runCheck(
  file: string,
  prose: ProseSite,
  line: number | undefined,
): Promise<readonly Problem[]> {
  const full = path.join(prose.root, file);
  if (!existsSync(full))
    return [
      problem(
        `${EDITORIAL_FOLDER}/style.yml`,
        line,
        `The check ${file} does not exist.`,
        'Correct its name, or remove it from "checks".',
      ),
    ];
  const { check }: { check: EditorialCheck } = require(full);
  return check(prose);
}
