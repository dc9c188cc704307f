/** Gatsby's hooks, one line each; the work is in src/gatsby. */

export { createPages } from "./src/gatsby/createPages";
export { createSchemaCustomization } from "./src/gatsby/createSchemaCustomization";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";
