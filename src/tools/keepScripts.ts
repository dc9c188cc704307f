/**
 * `npm run keep`: before a build from nothing, gets the scripts of the builds that are online into `public/`, so that the build
 * keeps them for tabs that are open now (`plugins/site-seal/keptBuilds.ts`). If the site is not online, it does nothing.
 */
import { readValidSite } from "../../plugins/site-content/readSite";
import { getOnlineScripts } from "../../plugins/site-seal/onlineScripts";
import { runTool } from "./runTool";

async function main(): Promise<void> {
  const base = readValidSite(process.cwd()).url + (process.env.PATH_PREFIX?.trim() ?? "");
  const builds = await getOnlineScripts(base, "public");
  console.log(
    builds === 0
      ? `${base} has no readable build.json: no scripts are kept.`
      : `The scripts of ${builds} builds of ${base} are kept.`,
  );
}

void runTool(main);
