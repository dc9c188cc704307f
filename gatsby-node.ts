/** Gatsby's hooks, one line each; the work is in src/build. */
export { createPages } from "./src/build/createPages";
export { onPostBuild } from "./src/build/lateScripts";
export { onPluginInit } from "./src/build/processes";
export { onCreateWebpackConfig } from "./src/build/webpack";
