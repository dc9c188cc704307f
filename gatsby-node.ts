/** Gatsby's hooks, one line each; the work is in src/build. */
export { createPages } from "./src/build/createPages";
export { onPostBuild } from "./src/build/onPostBuild";
export { onPreBootstrap } from "./src/build/onPreBootstrap";
export { onCreateWebpackConfig } from "./src/build/webpack";
