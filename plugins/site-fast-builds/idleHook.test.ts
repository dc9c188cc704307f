import { readFileSync } from "node:fs";
import { idleHook } from "./idleHook";

/** If a version of Gatsby gives the hook something to do, leaving it out would be wrong. */
test("the hook that is left out returns at once outside development", () => {
  const [file = ""] = Object.keys(idleHook(process.cwd()));
  expect(readFileSync(file, "utf8")).toMatch(
    /onInitialClientRender = \(\) => \{\s+if \(process\.env\.NODE_ENV !== `development`\) \{\s+return;/,
  );
  expect(Object.keys(jest.requireActual(file))).toEqual(["__esModule", "onInitialClientRender"]);
});
