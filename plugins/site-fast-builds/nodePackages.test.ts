import { readFileSync } from "node:fs";
import { idleHook, nodePackages } from "./nodePackages";

test("Node finds each package where Gatsby does", () => {
  const packages = nodePackages(process.cwd());
  expect(Object.keys(packages)).toEqual(["common-tags", "node-html-parser"]);
  for (const [name, external] of Object.entries(packages)) {
    const [kind, file = ""] = external.split(" ");
    expect(kind).toBe("commonjs");
    expect(file).toContain(`/node_modules/${name}/`);
    expect(jest.requireActual(file)).toBeDefined();
  }
});

/** If a version of Gatsby gives the hook something to do, leaving it out would be wrong. */
test("the hook that is left out returns at once outside development", () => {
  const [file = ""] = Object.keys(idleHook(process.cwd()));
  expect(readFileSync(file, "utf8")).toMatch(
    /onInitialClientRender = \(\) => \{\s+if \(process\.env\.NODE_ENV !== `development`\) \{\s+return;/,
  );
  expect(Object.keys(jest.requireActual(file))).toEqual(["__esModule", "onInitialClientRender"]);
});
