/**
 * Files that could not be loaded, or were not those of the build: the `data-failed` attribute of the document, which the
 * early script sets and React reads. A browser may have kept a damaged one; asking again needs a way around its cache.
 */
const SEPARATOR = " ";

/** Notes the address of a script that failed. */
export function noteFailedFile(address: string): void {
  const { dataset } = document.documentElement;
  const failed = dataset.failed?.split(SEPARATOR) ?? [];
  if (!failed.includes(address)) dataset.failed = [...failed, address].join(SEPARATOR);
}

/**
 * Replaces the failed scripts, and the data of pages that this page has asked for, in the browser's cache by what the server
 * has now. Resolves also when that fails again.
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
