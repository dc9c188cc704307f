/** Base path of the build, without a trailing slash; Gatsby puts it in. */
declare const __PATH_PREFIX__: string;
/** The bundled early script, a constant of the HTML renderer (`src/build/webpack.ts`). */
declare const EARLY_SCRIPT: string;
/** The search engine this build was made for (`src/build/webpack.ts`). */
declare const SEARCH_MODE: "embedded" | "hosted";
/** The hosted index to search; null with the embedded engine. */
declare const HOSTED_SEARCH: import("../domain/search/hostedSearch").HostedSearch | null;
