/**
 * `npm run search:push`: makes live what the last build pushed to the temporary search index, once the site is deployed. `-- --site
 * <address>` names a deployed site that is not at the address in `content/site.yml`.
 */
import { parseArgs } from "node:util";
import { promote } from "../../plugins/site-search-push/promote";
import { readTarget } from "../../plugins/site-search-push/target";

/** Promotes the pushed index. @throws Error saying which step failed and what to do */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { site: { type: "string" } } });
  const target = readTarget(process.env);
  if (!target)
    throw new Error("ALGOLIA_WRITE_KEY is missing. Set it to the key that fills the index.");
  console.log(`${await promote(target, values.site?.replace(/\/$/, ""))}.`);
}
