import type { ComponentSpecs } from "../../domain/componentSpec";
import type { TreeElement } from "../../domain/documentTree";
import { renderTree, sampleComponents, sampleFiles } from "../../testing/componentSamples";
import { viewFiles, views } from "../../testing/views";
import { mdxComponents } from "./mdxComponents";

const specs: ComponentSpecs = mdxComponents;
const names = Object.keys(mdxComponents).sort();

const lowerFirst = (name: string) => name[0]?.toLowerCase() + name.slice(1);

test("every component has a line in registry.ts, a view and a sample", async () => {
  const shown = new Set((await samples()).map(({ type }) => type));
  const missing = (known: readonly string[], fix: (name: string) => string) =>
    names.filter((name) => !known.includes(name)).map((name) => `${name}: ${fix(name)}`);
  expect([
    ...Object.keys(views)
      .filter((name) => !names.includes(name))
      .map((name) => `${name}: add \`export { ${name} } from "./…/${lowerFirst(name)}";\``),
    ...missing(Object.keys(views), (name) => `export its view from a file …/${name}.view.tsx`),
    ...missing([...shown], (name) => `show it in a file …/${lowerFirst(name)}.sample.mdx`),
  ]).toStrictEqual([]);
});

test("no two view files export the same name", () => {
  const exported = viewFiles.flatMap((file) => Object.keys(require(`../../${file}`)));
  expect(exported.sort()).toStrictEqual([...new Set(exported)].sort());
});

async function samples(): Promise<readonly TreeElement[]> {
  return (await Promise.all(sampleFiles.map(sampleComponents))).flat();
}

/** Content that an author writes inside a component that does not show it would be lost silently. */
test("every component shows its children, or its descriptor says that it may not have any", async () => {
  const hiding = (await samples())
    .filter(({ type }) => !specs[type]?.internal && !specs[type]?.holds?.length)
    .filter((node) => !renderTree([{ ...node, children: ["Stowaway"] }]).includes("Stowaway"))
    .map(({ type }) => type);
  const forgotten = [...new Set(hiding)].filter((type) => specs[type]?.holds === undefined);
  const wrong = names.filter((name) => specs[name]?.holds?.length === 0 && !hiding.includes(name));
  expect([
    ...forgotten.map((name) => `${name} shows no children: add \`holds: [],\` to its descriptor`),
    ...wrong.map((name) => `${name} shows its children: remove \`holds: [],\` from its descriptor`),
  ]).toStrictEqual([]);
});
