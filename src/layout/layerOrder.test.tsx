import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withLayerOrder } from "./layerOrder";

const html = (components: readonly ReactNode[]) =>
  renderToStaticMarkup(createElement(Fragment, null, withLayerOrder(components)));

const script = <script key="a" src="/a.js" />;
const sheet = (__html: string) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: like the styles that Gatsby puts into a page
  createElement("style", { key: __html, dangerouslySetInnerHTML: { __html } });

test("the order of the layers comes first in the first sheet of a built page", () => {
  expect(html([script, sheet("@layer print{}"), sheet("a{}")])).toBe(
    '<script src="/a.js"></script><style>@layer tokens,base,prose,components,print;@layer print{}</style><style>a{}</style>',
  );
});

test("without a sheet it comes before everything else", () => {
  expect(html([script])).toBe(
    '<style>@layer tokens,base,prose,components,print;</style><script src="/a.js"></script>',
  );
});
