import { nodePackages } from "./nodePackages";

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
