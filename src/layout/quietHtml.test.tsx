import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withLateScripts, withoutGenerator } from "./quietHtml";

/** Stands for Gatsby's component of that name, which leaves a place for text that comes later. */
const ServerSliceRenderer = ({ sliceId }: { readonly sliceId: string }) => <i id={sliceId} />;
const html = (components: readonly ReactNode[]) =>
  renderToStaticMarkup(createElement(Fragment, null, components));

test("only Gatsby's own scripts wait in a template, and none of them stands in the page", () => {
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

test("the generator is not named", () => {
  const head = [
    <meta key="a" name="generator" content="Gatsby 5.16.1" />,
    <meta key="b" name="robots" content="noindex" />,
  ];
  expect(html(withoutGenerator(head))).toBe('<meta name="robots" content="noindex"/>');
});
