/**
 * `npm run keep`: before a build from nothing, gets the scripts of the builds that are online into `public/`, so that the build
 * keeps them for tabs that are open now (`plugins/site-seal/keptBuilds.ts`). Without a site to ask it does nothing.
 */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { readValidSite } from "../../plugins/site-content/readSite";
import { KEPT_FILE, keptSchema } from "../../plugins/site-seal/keptBuilds";
import { runTool } from "./runTool";

const HASHED_SCRIPT = /^[\w-]+-[0-9a-f]{20}\.js$/;
const PATIENCE_MS = 20_000;
const buildSchema = z.object({ build: z.string(), files: z.record(z.string(), z.string()) });

async function main(): Promise<void> {
  const base = readValidSite(process.cwd()).url + (process.env.PATH_PREFIX?.trim() ?? "");
  const online = buildSchema.safeParse(await json(`${base}/build.json`)).data;
  if (!online) {
    console.log(`${base} has no readable build.json: no scripts are kept.`);
    return;
  }
  const kept = keptSchema.safeParse(await json(`${base}/${KEPT_FILE}`)).data ?? { builds: [] };
  const own = Object.entries(online.files).filter(([file]) => HASHED_SCRIPT.test(file));
  mkdirSync("public", { recursive: true });
  for (const [file, digest] of own) await keep(base, file, digest);
  for (const file of kept.builds.flatMap(({ files }) => files))
    if (HASHED_SCRIPT.test(file)) await keep(base, file);
  const files = Object.fromEntries(own);
  writeFileSync("public/build.json", `${JSON.stringify({ build: online.build, files })}\n`);
  writeFileSync(`public/${KEPT_FILE}`, `${JSON.stringify(kept)}\n`);
  console.log(`The scripts of ${1 + kept.builds.length} builds of ${base} are kept.`);
}

/** Saves a script; one that is not what the site says it is stays where it is. */
async function keep(base: string, file: string, digest?: string): Promise<void> {
  const answer = await ask(`${base}/${file}`);
  if (!answer) return;
  const content = Buffer.from(await answer.arrayBuffer());
  if (digest === undefined || createHash("sha256").update(content).digest("hex") === digest)
    writeFileSync(`public/${file}`, content);
}

async function json(url: string): Promise<unknown> {
  const answer = await ask(url);
  return answer?.json().catch(() => undefined);
}

async function ask(url: string): Promise<Response | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  );
  return answer?.ok ? answer : undefined;
}

void runTool(main);
