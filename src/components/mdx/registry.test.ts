import { readFileSync } from "node:fs";
import { sampleFiles } from "../../testing/componentSamples";
import { viewFiles, views } from "../../testing/views";
import * as builtIn from "./builtIn";
import * as mdxComponents from "./registry";

/** What other parts of the build take out of the tree. */
const WITHOUT_VIEW = new Set(["AdmonitionTitle", "Truncate"]);

const interactive = Object.entries(mdxComponents).flatMap(([name, spec]) =>
  "fallback" in spec && !WITHOUT_VIEW.has(name) ? [name] : [],
);

test("every interactive component has a view, and every view a component", () => {
  expect(Object.keys(views).sort()).toStrictEqual(interactive.sort());
});

test("no two view files export the same name", () => {
  const exported = viewFiles.flatMap((file) => Object.keys(require(`../../${file}`)));
  expect(exported.sort()).toStrictEqual([...new Set(exported)].sort());
});

test("every component of the engine that authors write is in a sample", () => {
  const samples = sampleFiles.map((file) => readFileSync(`src/${file}`, "utf8")).join("\n");
  const missing = Object.entries(builtIn).filter(
    ([name, spec]) => !("internal" in spec) && !samples.includes(`<${name}`),
  );
  expect(missing.map(([name]) => name)).toStrictEqual(["Admonition"]); // written as `:::note`
});
