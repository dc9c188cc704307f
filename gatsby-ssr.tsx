import type { GatsbySSR } from "gatsby";
import { EarlyScript } from "./src/components/head/EarlyScript";
import { pageRendered } from "./src/layout/renderPage";

export { replaceRenderer } from "./src/layout/renderPage";
export { wrapPageElement } from "./src/layout/wrapPage";

const HTML_ATTRIBUTES: Readonly<Record<string, string>> = { "data-theme": "light", "data-theme-choice": "system" };

/** Webpack puts a sheet that is loaded lazily before the others: the order of the cascade layers, as in `tokens.css`, has to stand before any of them. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents([<style key="layers">@layer tokens, base, prose, components, print;</style>, ...getHeadComponents()]);
};

/** The early script goes first into the head, so that colour mode and announcement are right before first paint. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes, pathname }) => {
  setHtmlAttributes(HTML_ATTRIBUTES);
  setHeadComponents([<meta key="theme-color" name="theme-color" content="#ffffff" />, <EarlyScript key="early" code={EARLY_SCRIPT} />]);
  pageRendered(pathname);
};
