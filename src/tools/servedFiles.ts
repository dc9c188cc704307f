import { sha256 } from "../../plugins/site-seal/buildFacts";
import { fileAddress } from "../domain/routes";

/** SHA-256 of each file as the site serves it; undefined where it does not. */
export async function servedDigests(
  base: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const digests = new Map<string, string | undefined>();
  const queue = [...files];
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = await get(fileAddress(base, file)).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
      digests.set(file, content && sha256(Buffer.from(content)));
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return digests;
}

/** A response of the site. @throws Error naming its status if that is not a success */
export async function get(url: string): Promise<Response> {
  // Retries once if the connection ends: one opened before a build, which takes minutes, is closed by now.
  const answer = await fetch(url)
    .catch(() => fetch(url))
    .catch((error: unknown) => {
      const { code } = (error as { readonly cause?: { readonly code?: string } }).cause ?? {};
      throw new Error(
        `${url} cannot be reached${code ? ` (${code})` : ""}. Correct the address, or try again.`,
      );
    });
  // The page for unknown addresses is served with status 404.
  if (!answer.ok && !/\/404(\/index)?\.html$/.test(url))
    throw new Error(`${url} answered ${answer.status}.`);
  return answer;
}
