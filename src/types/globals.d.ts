/** Base path of the build, without a trailing slash; Gatsby inserts it. */
declare const __PATH_PREFIX__: string;
/** The bundled early script, a constant of the HTML renderer (`src/gatsby/webpack.ts`). */
declare const EARLY_SCRIPT: string;
/** The background of pages in the light mode, a constant of the HTML renderer. */
declare const PAGE_COLOR: string;
/** The search engine this build was made for (`src/gatsby/webpack.ts`). */
declare const SEARCH_MODE: "embedded" | "hosted";
/** The hosted index to search; null with the embedded engine. */
declare const HOSTED_SEARCH: import("../search/dialog/hostedSearch").HostedSearch | null;
/** All modules of a folder whose path matches, found by webpack; jest reads the folder instead (`src/testing/views.ts`). */
interface ImportMeta {
  webpackContext<Module>(
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp },
  ): { (file: string): Module; keys(): readonly string[] };
}
