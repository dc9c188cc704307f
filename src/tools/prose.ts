/** `npm run prose`: every finding about the texts and code samples of `content/` in one report. */
import { formatReport } from "../../plugins/site-content/problems";
import { checkProse } from "../testing/prose/checkProse";
import { readProse } from "../testing/prose/prosePage";
import { misspelt } from "../testing/prose/spelling";
import { checkSamples } from "../testing/samples/checkSamples";
import { codeSamples } from "../testing/samples/codeSamples";

async function main(): Promise<void> {
  const prose = await readProse(process.cwd());
  const { name, slug, ticker } = prose.site.config.product;
  const samples = codeSamples(prose.pages, { product: name, productSlug: slug, ticker });
  const problems = [...checkProse(prose), ...misspelt(), ...(await checkSamples(samples))];
  if (problems.length > 0) console.log(formatReport(problems, "the texts"));
  console.log(`${prose.pages.length} pages and ${samples.length} code samples read`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
