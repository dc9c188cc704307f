import * as builtIn from "../../../src/components/mdx/builtIn";
import type { ComponentSpec } from "../../../src/domain/componentSpec";
import { bodyParser } from "../../../src/testing/bodyParser";
import { load, source } from "../../../src/testing/builders";

const FILE = "content/docs/a.mdx";
const fail = () => {
  throw new TypeError("x is undefined.");
};

test.each<[string, ComponentSpec]>([
  ["nodes", { props: {}, render: fail }],
  ["fallback", { props: {}, fallback: fail }],
  ["data of other files", { props: {}, resolve: fail, fallback: () => [] }],
])("a component that throws for its %s is an error of the page", async (_, spec) => {
  const components = { ...builtIn, Broken: spec };
  const files = [source(FILE, "# A\n\nText\n\n<Broken />\n"), source("content/docs/b.md", "# B\n")];
  const { problems, docs } = await load(files, { components, parseBody: bodyParser(components) });
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toContain(
    `${FILE}:5 The component <Broken> failed: x is undefined.`,
  );
  expect(docs.map(({ file }) => file)).toContain("content/docs/b.md");
});
