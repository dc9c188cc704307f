/** Gatsby's hooks, one line each; the work is in src/build. */
export { createPages } from "./src/build/createPages";
export { onCreateWebpackConfig } from "./src/build/webpack";
