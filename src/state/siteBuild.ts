/**
 * True when the site was deployed again since this page was loaded, so that files only its build had may be gone. False also when
 * that cannot be determined.
 */
export async function isOtherBuild(): Promise<boolean> {
  const own = window.___webpackCompilationHash;
  try {
    const answer = await fetch(`${__PATH_PREFIX__}/page-data/app-data.json`, { cache: "no-store" });
    const { webpackCompilationHash: current }: { readonly webpackCompilationHash?: string } =
      await answer.json();
    return current !== undefined && current !== own;
  } catch {
    return false;
  }
}
