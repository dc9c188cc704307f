import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { EarlyScript } from "./src/components/head/EarlyScript";
import { SpeculationRules } from "./src/components/head/SpeculationRules";
import { pageRendered } from "./src/layout/renderPage";

export { replaceRenderer } from "./src/layout/renderPage";
export { wrapPageElement } from "./src/layout/wrapPage";

/** Leaves out the style and script of gatsby-plugin-image's own component: pictures here are plain `img` elements. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) =>
  replaceHeadComponents(
    getHeadComponents().filter(
      (part) => !isValidElement(part) || !part.key?.startsWith("gatsby-image-style"),
    ),
  );

/** The early script goes into the head before all styles, so that colour mode and announcement are right before first paint. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
  pathname,
}) => {
  setHtmlAttributes({
    "data-theme": "light",
    "data-theme-choice": "system",
    "data-page-path": pathname, // for Gatsby, by the early script
  } as Record<string, string>);
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={PAGE_COLOR} />,
    <SpeculationRules key="ahead" />,
    <EarlyScript key="early" code={EARLY_SCRIPT} />,
  ]);
  pageRendered(pathname);
};
