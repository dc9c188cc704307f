/** `npm run prose`: every finding about the texts of `content/` in one report. */
import { formatReport } from "../../plugins/site-content/problems";
import { checkProse } from "../testing/prose/checkProse";
import { readProse } from "../testing/prose/prosePage";

async function main(): Promise<void> {
  const prose = await readProse(process.cwd());
  const problems = checkProse(prose);
  if (problems.length > 0) console.log(formatReport(problems, "the texts"));
  console.log(`${prose.pages.length} pages read`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
