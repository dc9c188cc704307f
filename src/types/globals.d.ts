/** Base path of the build, without a trailing slash; Gatsby puts it in. */
declare const __PATH_PREFIX__: string;
