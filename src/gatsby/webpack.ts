import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readSite } from "../../plugins/site-content/readSite";
import { type Config, withStyleRules } from "../../plugins/site-fast-builds/rules";
import { formatReport } from "../domain/problems";
import { TRUSTED_TYPES } from "../domain/securityPolicy";
import { bundleEarlyScript, readPageColors } from "./earlyScript";
import { readBuildEnv } from "./env";
import { isBundled, THEME, themeProblems } from "./theme";

/** The end of a view's file, before which stands the name of its component. */
const VIEW = ".view.tsx";

/**
 * What the site needs from webpack:
 * - the early script is a constant of the HTML renderer, which has another hash in each build, so that Gatsby renders every page;
 * - the search engine is a constant, so that the code of the other one is omitted;
 * - the owner's style sheet is imported by name, since it may be missing, and asks for nothing but pictures and fonts beside it:
 *   an address could name a loader, which is code;
 * - `*.lazy.css`, and DocSearch's style sheet, become strings in the code that imports them; Gatsby puts all other styles into
 *   every page;
 * - the views of components that no page has are left out;
 * - styles may load in any order, since every rule is in a cascade layer: so webpack need not warn about it;
 * - browsers check the address of each script that is loaded later by Trusted Types.
 *
 * What makes builds faster and downloads smaller is in `plugins/site-fast-builds`.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  stage,
  plugins,
  loaders,
  getNodesByType,
}) => {
  const { hostedSearch = null, pathPrefix } = readBuildEnv(process.env);
  const { security } = readSite(process.cwd()).config;
  const rendersHtml = stage === "build-html" || stage === "develop-html";
  const trees = ["Doc", "Post", "Page"].flatMap(getNodesByType).map(({ tree }) => String(tree));
  const isUnused = (file: string) =>
    file.endsWith(VIEW) &&
    !trees.some((tree) => tree.includes(`"type":"${path.basename(file, VIEW)}"`));
  const config: Config = getConfig();
  actions.replaceWebpackConfig({
    ...config,
    output: {
      ...config.output,
      ...(stage === "build-html" && { hashSalt: new Date().toISOString() }),
      ...(stage === "build-javascript" && {
        trustedTypes: { policyName: TRUSTED_TYPES.webpack },
      }),
    },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        "site-theme.css": themes(process.cwd(), pathPrefix, security.images),
      },
    },
    module: {
      ...config.module,
      rules: withStyleRules(config.module.rules, [
        { test: /\.lazy\.css$|@docsearch.css/, type: "asset/source" },
        {
          test: path.join(process.cwd(), THEME),
          use: [
            loaders.miniCssExtract(),
            loaders.css({ url: isBundled, import: false, modules: false }),
          ],
        },
      ]),
    },
    ignoreWarnings: [/Conflicting order/],
    plugins: [
      ...config.plugins,
      ...(stage.startsWith("build") ? [plugins.ignore({ checkResource: isUnused })] : []),
      plugins.define({
        SEARCH_MODE: JSON.stringify(hostedSearch ? "hosted" : "embedded"),
        HOSTED_SEARCH: JSON.stringify(hostedSearch),
        ...(rendersHtml && {
          EARLY_SCRIPT: JSON.stringify(bundleEarlyScript(process.cwd())),
          PAGE_COLOR: JSON.stringify(readPageColors(process.cwd()).light),
        }),
      }),
    ],
  });
};

/**
 * The owner's style sheet, and an empty one if that is missing. Webpack chooses between them, so that it tracks the missing one,
 * and does not use a cache from before the owner added it.
 * @throws Error with a report of what is wrong with the owner's
 */
function themes(root: string, pathPrefix: string, images: readonly string[]): string[] {
  const problems = themeProblems(root, pathPrefix, images);
  if (problems.length > 0) throw new Error(formatReport(problems, "the style sheet of the site"));
  return [THEME, "src/styles/noTheme.css"].map((file) => path.join(root, file));
}
