/** `npm run words`: words of prose of every page beside what the editorial plan wants; exits 1 when a page is outside ± 25 %. */
import { readBriefs } from "../testing/prose/checkProse";
import { countProse } from "../testing/prose/countProse";
import { readProse } from "../testing/prose/prosePage";
import { TOLERANCE, withinPlan } from "../testing/prose/wordPlan";

async function main(): Promise<void> {
  const { pages, site } = await readProse(process.cwd());
  const briefs = readBriefs(site.config.product.slug);
  let outside = 0;
  console.log("words   plan          page");
  for (const { built } of pages) {
    const plan = briefs.get(built.path)?.words;
    const count = countProse(built.tree);
    const good = plan === undefined || withinPlan(count, plan);
    if (!good) outside++;
    const share = plan === undefined ? "" : `${Math.round((count / plan) * 100)} %`;
    console.log(`${String(count).padStart(5)}  ${String(plan ?? "none").padStart(5)} ${share.padStart(6)} ${good ? " " : "✖"} ${built.path}`);
  }
  console.log(`${outside} of ${pages.length} pages outside ± ${TOLERANCE * 100} %`);
  process.exitCode = outside > 0 ? 1 : 0;
}

void main();
