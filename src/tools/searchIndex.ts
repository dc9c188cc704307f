/**
 * The hosted index after the build: `npm run search:push -- [records.json]` makes the temporary index ready, `npm run
 * search:promote` makes it live, `npm run search:drift -- [records.json]` compares the live index with a build, `npm run
 * search:diff -- old.json new.json` writes the difference between two builds as a table, without needing a key.
 */
import { parseArgs } from "node:util";
import { changeLines, changeTable, pageChanges } from "../../plugins/site-search-push/changes";
import { differences } from "../../plugins/site-search-push/compare";
import { PushFailure, step } from "../../plugins/site-search-push/failure";
import { finishNext } from "../../plugins/site-search-push/finishNext";
import { handedOver } from "../../plugins/site-search-push/handOver";
import { openNext } from "../../plugins/site-search-push/openNext";
import { promote } from "../../plugins/site-search-push/promote";
import { readTarget } from "../../plugins/site-search-push/pushEnv";
import { PushSession } from "../../plugins/site-search-push/pushSession";
import { Reader } from "../../plugins/site-search-push/searchKey";
import { stopOnSignals } from "../../plugins/site-search-push/signals";
import {
  type BuildFile,
  readBuildFile,
  type Stamp,
  stampOf,
} from "../../plugins/site-search-push/stamp";
import { uploadRecords } from "../../plugins/site-search-push/uploadRecords";
import { readHostedSearch } from "../search/dialog/hostedSearchEnv";
import { readRecords, textOf } from "./recordsFile";

const RECORDS_FILE = "records.json";
const BUILD_FILE = "public/build.json";

type Command = (args: readonly string[]) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  push: async ([file = RECORDS_FILE]) => {
    const wanted = readRecords(file);
    const session = startSession();
    await reader(session, wanted.stamp)?.checkKey();
    const changes = await openNext(session, wanted, { set: async () => undefined });
    for (const line of changes) console.log(line);
    await uploadRecords(session);
    await finishNext(session);
    return session.opened
      ? `${session.indexes.next} is ready with ${wanted.records.length} records.`
      : `${session.indexes.live} is up to date, nothing written: ${wanted.records.length} records.`;
  },
  promote: async (args) => {
    const values = promoteOptions(args);
    const session = startSession();
    const outcome = await promote(session, {
      deployed: values.local
        ? async () => readBuildFile(textOf(BUILD_FILE, "Run npm run build first."), BUILD_FILE)
        : () => deployedBuild(session, values.site),
      mayArrive: !values.local,
      allowOlder: session.target.allowOlder,
      askAsReader: async (live) =>
        (await reader(session, stampOf(live.settings))?.problems(live)) ?? [],
    });
    return `${outcome}.`;
  },
  drift: async ([file = RECORDS_FILE]) => {
    const wanted = readRecords(file);
    const session = startSession();
    const { live } = session.indexes;
    const state = await step(`Reading the index ${live}`, session.target, () =>
      session.looker().read(live),
    );
    const problems = state ? differences(wanted, state) : [`There is no index ${live}.`];
    if (problems.length === 0) return `${live} matches what the site is built from.`;
    const pages = changeLines(pageChanges([...(state?.records.values() ?? [])], wanted.records));
    throw new PushFailure(
      `${live} does not match what the site is built from:\n  ${[...problems, ...pages].join("\n  ")}\n`,
      "Run the deploy workflow, which pushes the records again.",
    );
  },
  diff: async ([before, after = RECORDS_FILE]) => {
    if (before === undefined)
      throw new Error(
        "Name the records of the build before: npm run search:diff -- old.json records.json",
      );
    return changeTable(pageChanges(readRecords(before).records, readRecords(after).records));
  },
};

/** @throws Error listing the options that exist */
function promoteOptions(args: readonly string[]): {
  readonly local: boolean;
  readonly site?: string;
} {
  try {
    return parseArgs({
      args: [...args],
      options: { local: { type: "boolean", default: false }, site: { type: "string" } },
    }).values;
  } catch (error) {
    const [what = ""] = String(error instanceof Error ? error.message : error).split(". ", 1);
    throw new Error(
      `${what}. Use --local, --site <address>, or nothing: the index names its site.`,
    );
  }
}

function startSession(): PushSession {
  const target = readTarget(process.env);
  const limit = handedOver(target, process.env);
  const session = new PushSession(target, limit && { limit });
  stopOnSignals(session.limit, "job");
  return session;
}

/** The readers' view of the site named in an index. */
function reader({ limit }: PushSession, stamp: Stamp | undefined): Reader | undefined {
  const search = readHostedSearch(process.env);
  return search && stamp && new Reader(search, { limit, site: stamp.site });
}

/** `/build.json` of the site that the temporary index was made for. */
async function deployedBuild(session: PushSession, site?: string): Promise<BuildFile> {
  const { live, next } = session.indexes;
  const admin = session.looker();
  const stamp =
    stampOf((await admin.settings(next)) ?? {}) ?? stampOf((await admin.settings(live)) ?? {});
  const address = site ?? stamp?.site;
  if (address === undefined) throw new Error("no index names its site");
  // The query keeps caches on the way from answering with the previous build.
  const url = `${address}/build.json?records=${stamp?.digest.slice(0, 12) ?? ""}`;
  const response = await fetch(url, {
    cache: "no-store",
    signal: session.limit.signal(30_000),
  }).catch((error: unknown) => {
    const { cause = error } = error as { readonly cause?: unknown };
    throw new Error(`${url} does not respond: ${cause instanceof Error ? cause.message : cause}`);
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return readBuildFile(await response.text(), url);
}

export async function main([name = "", ...args]: readonly string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command)
    throw new Error(
      `There is no command "${name}". Give one of ${Object.keys(COMMANDS).join(", ")}.`,
    );
  console.log(await command(args));
}
