import type { GatsbySSR } from "gatsby";
import { EarlyScript } from "./src/components/head/EarlyScript";
import { SpeculationRules } from "./src/components/head/SpeculationRules";
import { withLayerOrder } from "./src/layout/layerOrder";
import { withLateScripts, withoutUnused } from "./src/layout/quietHtml";
import { pageRendered } from "./src/layout/renderPage";

export { replaceRenderer } from "./src/layout/renderPage";
export { wrapPageElement } from "./src/layout/wrapPage";

/** Attributes of `html`; the path of the page is for the early script. */
const htmlAttributes = (path: string): Readonly<Record<string, string>> => ({
  "data-theme": "light",
  "data-theme-choice": "system",
  "data-page-path": path,
});

/** gatsby-plugin-image's style and script are for its component, which no page shows. No inline script but the early one stays. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(withLayerOrder(withoutUnused(getHeadComponents())));
  replacePostBodyComponents(withLateScripts(getPostBodyComponents()));
};

/** The early script goes into the head before all styles, so that colour mode and announcement are right before first paint. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
  pathname,
}) => {
  setHtmlAttributes(htmlAttributes(pathname));
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={PAGE_COLOR} />,
    <SpeculationRules key="ahead" />,
    <EarlyScript key="early" code={EARLY_SCRIPT} />,
  ]);
  pageRendered(pathname);
};
