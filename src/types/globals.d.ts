/** Base path of the build, without a trailing slash; Gatsby puts it in. */
declare const __PATH_PREFIX__: string;
/** The bundled early script, a constant of the HTML renderer (`src/build/webpack.ts`). */
declare const EARLY_SCRIPT: string;
