import { renderToStaticMarkup } from "react-dom/server";
import { StatusBanner } from "./StatusBanner";

const text = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(element).replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, " ");

test.each([
  [
    { unlisted: true },
    "This page is unlisted. Search engines will not index it, and only users having a direct link can access it.",
  ],
  [
    { draft: true },
    "This page is a draft. It will only be visible in dev and be excluded from the production build.",
  ],
  [
    { scheduled: true },
    "This post is dated in the future. It is visible in development only and published by the first build after its date.",
  ],
])("a page that is %j says so", (props, expected) => {
  expect(text(<StatusBanner {...props} />)).toContain(expected);
});

test("a page that is several of these says so for each, and a plain one says nothing", () => {
  expect(text(<StatusBanner draft scheduled />)).toMatch(/Draft page[\s\S]*Scheduled post/);
  expect(renderToStaticMarkup(<StatusBanner />)).toBe("");
});
