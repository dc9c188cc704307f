import type { GatsbyConfig } from "gatsby";
import { linksBelow } from "./plugins/site-content/model/files/source";
import { readSite } from "./plugins/site-content/readSite";
import { feedPlugin } from "./plugins/site-output/feeds";
import { Push } from "./plugins/site-search-push/push";
import { INDEX_SETTINGS } from "./plugins/site-search-push/settings";
import { sha256 } from "./plugins/site-search-push/stamp";
import { readTarget } from "./plugins/site-search-push/target";
import * as components from "./src/components/mdx/registry";
import { checkContentLinks } from "./src/gatsby/checkContentLinks";
import { readBuildEnv } from "./src/gatsby/env";
import { hostsOf } from "./src/search/dialog/hostedSearch";
import { hostedContent } from "./src/search/records/hostedIndex";
import { SEARCH_QUERY, type SearchContent } from "./src/search/records/siteRecords";

const env = readBuildEnv(process.env);
const target = readTarget(process.env);
const { images } = readSite(process.cwd()).config;
delete process.env.ALGOLIA_WRITE_KEY; // code that reads content, in this process or one that it starts, never has it

const config: GatsbyConfig = {
  pathPrefix: env.pathPrefix,
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/types/gatsby-types.d.ts",
    documentSearchPaths: [
      "./gatsby-node.ts",
      "./plugins/**/gatsby-node.ts",
      "./plugins/site-output/*.ts",
      "./src/gatsby/**/*.ts",
    ],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content", ignore: [linksBelow("content")] },
    },
    // Before gatsby-plugin-mdx, whose nodes it reads: it sees each file first.
    { resolve: "site-content", options: { components, checkLinks: checkContentLinks } },
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx", ".md"] } },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "webp", ...(images.avif ? ["avif"] : [])],
          quality: 75,
          placeholder: "none",
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    feedPlugin(components),
    { resolve: "site-output", options: { components } },
    "site-redirects",
    { resolve: "site-search", options: { components } },
    "site-links",
    // Gatsby adds it by itself, but later: site-fast-builds takes sources from its webpack rule.
    "gatsby-plugin-typescript",
    "site-fast-builds",
    // After all that writes files.
    { resolve: "site-seal", options: hostsOf(env.hostedSearch) },
    ...searchPush(),
  ],
};

/** Last: what fails before it is never pushed. It fills a temporary index; `npm run search:push` makes that live after the deploy. */
function searchPush(): GatsbyConfig["plugins"] & object {
  const { hostedSearch, pathPrefix } = env;
  const check = hostedSearch
    ? [{ resolve: "site-search-push", options: { step: "check", hostedSearch } }]
    : [];
  if (process.env.ALGOLIA_PUSH === "dry")
    return [...check, { resolve: "site-search-push", options: { step: "dry", components } }];
  if (!target) return check;
  const push = new Push(target);
  const build = { pathPrefix, hash: sha256, components };
  return [
    ...check,
    { resolve: "site-search-push", options: { step: "open", push, components } },
    {
      resolve: "gatsby-plugin-algolia",
      options: {
        ...push.pluginOptions,
        queries: [
          {
            query: SEARCH_QUERY,
            transformer: ({ data }: { data: SearchContent }) => hostedContent(data, build).records,
            settings: INDEX_SETTINGS,
          },
        ],
      },
    },
    { resolve: "site-search-push", options: { step: "finish", push } },
  ];
}

export default config;
