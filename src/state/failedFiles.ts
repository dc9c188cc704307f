/**
 * Replaces the scripts and data that this page has requested, one of which may be damaged in the browser's cache, by the server's
 * current files. Resolves even if that fails.
 */
export async function refetchFailedFiles(): Promise<void> {
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => /\.js$|\/page-data\//.test(name));
  await Promise.allSettled(
    [...new Set(files)].map(async (file) => (await fetch(file, { cache: "reload" })).blob()),
  );
}
