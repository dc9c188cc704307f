import type { ReactNode } from "react";

type HtmlProps = {
  readonly htmlAttributes: Readonly<Record<string, string>>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: Readonly<Record<string, string>>;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
};

/** The document around every page: Gatsby's own without what only browsers of 2015 read. */
export default function Html(props: HtmlProps): ReactNode {
  return (
    <html lang="en" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page as React has rendered it in this build */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
