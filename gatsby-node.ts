/** Gatsby's hooks, one line each; the work is in src/build. */
export { createPages } from "./src/build/createPages";
export { onPostBuild } from "./src/build/lateScripts";
export { onCreateWebpackConfig } from "./src/build/webpack";
export { endWorkerWhenTold as onPluginInit } from "./src/build/workers";
