import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withLateScripts, withoutUnused } from "./quietHtml";

/** A stand-in for Gatsby's component of that name, which leaves a placeholder for text that comes later. */
const ServerSliceRenderer = ({ sliceId }: { readonly sliceId: string }) => <i id={sliceId} />;
const html = (components: readonly ReactNode[]) =>
  renderToStaticMarkup(createElement(Fragment, null, components));

test("only Gatsby's own scripts wait in a template, and none of them is in the page itself", () => {
  const body = [
    <script key="own" src="/own.js" />,
    <script key="script-loader" id="gatsby-script-loader" />,
    <ServerSliceRenderer key="scripts" sliceId="_gatsby-scripts" />,
    <ServerSliceRenderer key="footer" sliceId="footer" />,
    "text",
  ];
  expect(html(withLateScripts(body))).toBe(
    '<script src="/own.js"></script><template data-late=""><i id="_gatsby-scripts"></i></template><i id="footer"></i>text',
  );
});

test("a head has neither the generator's name nor what gatsby-plugin-image adds, but everything else", () => {
  let added: readonly ReactNode[] = [];
  onRenderBody({ setHeadComponents: (components) => (added = components) });
  expect(added.length).toBeGreaterThan(0);
  const generator = <meta key="generator" name="generator" content="Gatsby 5.16.1" />;
  const own = [<meta key="robots" name="robots" content="noindex" />, "text"];
  expect(withoutUnused([generator, ...added, ...own])).toEqual(own);
});
