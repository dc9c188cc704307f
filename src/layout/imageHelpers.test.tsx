import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr";
import type { ReactNode } from "react";
import { withoutImageHelpers } from "./imageHelpers";

test("nothing that gatsby-plugin-image adds to a head is left, and all else is", () => {
  let added: readonly ReactNode[] = [];
  onRenderBody({ setHeadComponents: (components) => (added = components) });
  expect(added.length).toBeGreaterThan(0);
  const own = <style key="own">.own</style>;
  expect(withoutImageHelpers(["text", ...added, own])).toEqual(["text", own]);
});
