import { readFileSync } from "node:fs";
import type { GatsbySSR } from "gatsby";
import { EarlyScript } from "./src/components/head/EarlyScript";

export { wrapPageElement } from "./src/layout/wrapPage";

/** The early script goes first into the head, so that colour mode and announcement are right before first paint. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ "data-theme": "light", "data-theme-choice": "system" });
  setHeadComponents([<meta key="theme-color" name="theme-color" content="#ffffff" />, <EarlyScript key="early" code={readFileSync(".cache/early-script.js", "utf8")} />]);
};
