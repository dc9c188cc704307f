import type { GatsbyConfig } from "gatsby";
import { imageFormats } from "./plugins/site-content/imageFormats";
import { linksBelow } from "./plugins/site-content/model/files/source";
import { feedPlugin } from "./plugins/site-output/feeds";
import { takePush } from "./plugins/site-search-push/pushEnv";
import { PushSession } from "./plugins/site-search-push/pushSession";
import { hostedContentOf } from "./plugins/site-search-push/recordsOf";
import { INDEX_SETTINGS } from "./plugins/site-search-push/settings";
import { mdxComponents as components } from "./src/components/mdx/mdxComponents";
import { checkContentLinks } from "./src/gatsby/checkContentLinks";
import { readBuildEnv } from "./src/gatsby/env";
import { hostsOf } from "./src/search/dialog/hostedSearch";
import { SEARCH_QUERY, type SearchContent } from "./src/search/records/siteRecords";

const env = readBuildEnv(process.env);
const push = takePush(process.env);

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
        defaults: { formats: imageFormats(process.cwd()), quality: 75, placeholder: "none" },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    feedPlugin(components),
    { resolve: "site-output", options: { components } },
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

/**
 * Last: what fails before it is never pushed. It fills a temporary index; `npm run build` makes that live once Gatsby has ended
 * well, and a workflow once the site is deployed.
 */
function searchPush(): GatsbyConfig["plugins"] & object {
  if (push.mode === "off") return [];
  const { hostedSearch } = env;
  if (push.mode === "dry")
    return [{ resolve: "site-search-push", options: { step: "dry", hostedSearch, components } }];
  const session = new PushSession(push);
  return [
    { resolve: "site-search-push", options: { step: "open", hostedSearch, session, components } },
    {
      resolve: "gatsby-plugin-algolia",
      options: {
        appId: push.appId,
        apiKey: "sent by the requester",
        indexName: session.indexes.next,
        queries: session.whenOpen([
          {
            query: SEARCH_QUERY,
            transformer: ({ data }: { data: SearchContent }) =>
              hostedContentOf(
                data,
                session.opened?.stamp.site.slice(data.site.config.url.length) ?? "",
                components,
              ).records,
            settings: INDEX_SETTINGS,
          },
        ]),
        chunkSize: 500,
        // The finish step explains failures, removes what they left, and stops the build.
        continueOnFailure: true,
        algoliasearchOptions: session.clientOptions,
      },
    },
    { resolve: "site-search-push", options: { step: "finish", session } },
  ];
}

export default config;
