import type { ReactNode } from "react";

type HtmlProps = {
  readonly htmlAttributes: Readonly<Record<string, string>>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: Readonly<Record<string, string>>;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
};

/** The order of the cascade layers, as in `tokens.css`: in Gatsby's sheet, the styles of lazily loaded components come first. */
const LAYERS = "@layer tokens,base,prose,components,print;";

/**
 * The document around every page. Gatsby's scripts are in a `template`, where a browser neither loads nor runs them:
 * `plugins/site-seal` replaces them by their list, and the early script loads them (`src/early/lateScripts.ts`).
 */
export default function Html(props: HtmlProps): ReactNode {
  const isBuilt = process.env.NODE_ENV === "production";
  return (
    <html lang="en" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{LAYERS}</style>
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page as React has rendered it in this build */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {isBuilt ? (
          <template data-late="">{props.postBodyComponents}</template>
        ) : (
          props.postBodyComponents
        )}
      </body>
    </html>
  );
}
