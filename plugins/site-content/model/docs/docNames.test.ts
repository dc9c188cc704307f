import { doc } from "../../../../src/testing/builders";
import { DocNames } from "./docNames";

test("a name that two docs share refers to the first", () => {
  const named = (file: string, path: string) => doc({ file, path, folder: "a", docId: "a/x" });
  const names = new DocNames([
    named("content/docs/a/1-x.md", "/a/x"),
    named("content/docs/a/2-x.md", "/a/y"),
  ]);
  expect(names.find("x", "a")?.path).toBe("/a/x");
  expect(names.find("/a/y", "")?.path).toBe("/a/y");
});
