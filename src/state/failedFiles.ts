/**
 * Files that could not be loaded, or were not those of the build: the `data-failed` attribute of the document, which the early
 * script sets and React reads. A browser may have cached a damaged one, so retrying has to bypass the cache.
 */
const SEPARATOR = " ";

/** Notes the address of a script that failed. */
export function noteFailedFile(address: string): void {
  const { dataset } = document.documentElement;
  const failed = dataset.failed?.split(SEPARATOR) ?? [];
  if (!failed.includes(address)) dataset.failed = [...failed, address].join(SEPARATOR);
}

/**
 * Replaces the failed scripts, and the data of pages that this page has requested, in the browser's cache with the server's
 * current files. Resolves even if that fails again.
 */
export async function refetchFailedFiles(): Promise<void> {
  const { dataset } = document.documentElement;
  const failed = dataset.failed?.split(SEPARATOR) ?? [];
  delete dataset.failed;
  const data = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => /\/page-data\/.*\.json$/.test(name));
  await Promise.allSettled(
    [...new Set([...failed, ...data])].map(async (address) =>
      (await fetch(address, { cache: "reload" })).arrayBuffer(),
    ),
  );
}
