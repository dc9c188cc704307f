import { existsSync, readFileSync } from "node:fs";
import type { Content } from "../../plugins/site-content/model/types";
import { canParse } from "../domain/canParse";
import { decoded } from "../domain/decoded";
import { findLinkFault } from "../domain/links";
import { type Problem, problem } from "../domain/problems";
import { normalisePath, withoutBasePath } from "../domain/routes";
import { linkTargets } from "./checkContentLinks";
import { readPathPrefix } from "./env";

/** Milliseconds that the published site has to answer. */
const TIME_LIMIT = 20_000;

/**
 * Addresses of a published sitemap that neither a page nor a redirect of the content has.
 * @param sitemap its address or file; a warning if it cannot be read, as before the first deploy
 */
export async function lostAddresses(
  root: string,
  content: Content,
  sitemap: string | undefined,
): Promise<readonly Problem[]> {
  if (sitemap === undefined) return [];
  const text = await read(sitemap).catch(String);
  const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = ""]) =>
    found.replaceAll("&amp;", "&"),
  );
  const none = `There is no sitemap to compare with: ${text.slice(0, 100)}`;
  if (addresses.length === 0) return [problem("no-sitemap", sitemap, undefined, none)];
  const basePath = readPathPrefix(process.env);
  const { live } = linkTargets(root, content, new Date().toISOString());
  return addresses
    .filter((address) => canParse(address))
    .map((address) => normalisePath(withoutBasePath(decoded(new URL(address).pathname), basePath)))
    .filter((route) => findLinkFault(route, "link", "/", live))
    .map((route) => `The published address "${route}" would be lost.`)
    .map((message) => problem("lost-address", sitemap, undefined, message));
}

async function read(sitemap: string): Promise<string> {
  if (existsSync(sitemap)) return readFileSync(sitemap, "utf8");
  const answer = await fetch(sitemap, { signal: AbortSignal.timeout(TIME_LIMIT) });
  return answer.ok ? answer.text() : `${sitemap} answered ${answer.status}.`;
}
