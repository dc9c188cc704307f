import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parsedJson } from "../../src/domain/json";
import { BUILD_FILE, sha256 } from "./buildFacts";
import { KEPT_BUILDS, KEPT_FILE, keptSchema } from "./keptBuilds";

const HASHED_SCRIPT = /^[\w-]+-[0-9a-f]{20}\.js$/;
const buildSchema = z.object({ build: z.string(), files: z.record(z.string(), z.string()) });

/** Limits for what is fetched from a site. */
type Limits = {
  /** Milliseconds for one file, and for all together. */
  readonly each: number;
  readonly all: number;
  /** Bytes of all files together. */
  readonly bytes: number;
};

const LIMITS: Limits = { each: 20_000, all: 180_000, bytes: 100_000_000 };

/**
 * Downloads the scripts of the builds that are online into `public/`. It never fails, even if the site hangs, sends endless data
 * or lies about its files: the deployment that repairs the site waits for it.
 * @param base public address with the base path
 * @returns the number of builds; 0 when the site has no readable `build.json`
 */
export async function getOnlineScripts(
  base: string,
  publicDir: string,
  limits = LIMITS,
): Promise<number> {
  const site = new OnlineSite(base, limits);
  const online = buildSchema.safeParse(await site.json(BUILD_FILE)).data;
  if (!online) return 0;
  const listed = keptSchema.safeParse(await site.json(KEPT_FILE)).data?.builds ?? [];
  const builds = listed.slice(0, KEPT_BUILDS);
  const own = Object.entries(online.files).filter(([file]) => HASHED_SCRIPT.test(file));
  const older = builds
    .flatMap(({ files }) => files)
    .filter((file) => HASHED_SCRIPT.test(file) && !Object.hasOwn(online.files, file))
    .map((file) => [file, undefined] as const); // no digest of it is known
  mkdirSync(publicDir, { recursive: true });
  const write = (file: string, content: string | Buffer) =>
    writeFileSync(path.join(publicDir, file), content);
  for (const [file, digest] of [...own, ...older]) {
    const content = await site.read(file);
    const isRight = content && (digest === undefined || sha256(content) === digest);
    if (isRight) write(file, content);
  }
  const files = Object.fromEntries(own);
  write(BUILD_FILE, `${JSON.stringify({ build: online.build, files })}\n`);
  write(KEPT_FILE, `${JSON.stringify({ builds })}\n`);
  return 1 + builds.length;
}

class OnlineSite {
  #left: number;
  readonly #end: number;

  constructor(
    private readonly base: string,
    private readonly limits: Limits,
  ) {
    this.#left = limits.bytes;
    this.#end = Date.now() + limits.all;
  }

  /** A file of the site; undefined when it cannot be downloaded within the limits. */
  async read(file: string): Promise<Buffer | undefined> {
    const patience = Math.min(this.limits.each, this.#end - Date.now());
    if (patience <= 0 || this.#left < 0) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), patience);
    try {
      const answer = await fetch(`${this.base}/${file}`, { signal: controller.signal });
      if (!answer.ok) return undefined;
      const parts: Uint8Array[] = [];
      for await (const part of answer.body ?? []) {
        this.#left -= part.length;
        if (this.#left < 0) return undefined;
        parts.push(part);
      }
      return Buffer.concat(parts);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
      controller.abort(); // cancels the rest of a response
    }
  }

  async json(file: string): Promise<unknown> {
    return parsedJson((await this.read(file))?.toString() ?? "");
  }
}
