import type { GatsbyConfig } from "gatsby";
import { readBuildEnv } from "./src/build/env";
import { feedPlugin } from "./src/build/feeds";
import { imageFormats } from "./src/build/imageFormats";

const env = readBuildEnv(process.env);

const config: GatsbyConfig = {
  pathPrefix: env.pathPrefix,
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/types/gatsby-types.d.ts",
    documentSearchPaths: ["./gatsby-node.ts", "./plugins/**/gatsby-node.ts", "./src/build/**/*.ts"],
    generateOnBuild: true,
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx", ".md"] } },
    "site-content",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { defaults: { formats: imageFormats(process.cwd()), quality: 75, placeholder: "none" } } },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    feedPlugin,
    "site-files",
    "site-search",
    "site-links",
    // Runs gatsby-plugin-algolia, safely. Last: what fails before it is never pushed.
    ...(env.push.mode === "off" ? [] : ["site-search-push"]),
  ],
};

export default config;
