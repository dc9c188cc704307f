import type { ComponentSpecs } from "../../domain/componentSpec";
import type { TreeElement } from "../../domain/documentTree";
import { renderTree, sampleComponents, sampleFiles } from "../../testing/componentSamples";
import { viewFiles, views } from "../../testing/views";
import { mdxComponents } from "./mdxComponents";

const specs: ComponentSpecs = mdxComponents;
const names = Object.keys(mdxComponents).sort();

test("every descriptor has a view with its name, and every view a descriptor", () => {
  expect(Object.keys(views).sort()).toStrictEqual(names);
});

test("no two view files export the same name", () => {
  const exported = viewFiles.flatMap((file) => Object.keys(require(`../../${file}`)));
  expect(exported.sort()).toStrictEqual(names);
});

async function samples(): Promise<readonly TreeElement[]> {
  return (await Promise.all(sampleFiles.map(sampleComponents))).flat();
}

test("every component occurs in a sample", async () => {
  const shown = new Set((await samples()).map(({ type }) => type));
  expect(names.filter((name) => !shown.has(name))).toStrictEqual([]);
});

/** Content that an author writes inside a component that does not show it would be lost silently. */
test("every component shows its children, or its descriptor says that it may not have any", async () => {
  const hiding = (await samples())
    .filter(({ type }) => !specs[type]?.internal && !specs[type]?.holds?.length)
    .filter((node) => !renderTree([{ ...node, children: ["Stowaway"] }]).includes("Stowaway"));
  const holdingNothing = names.filter((name) => specs[name]?.holds?.length === 0);
  expect([...new Set(hiding.map(({ type }) => type))].sort()).toStrictEqual(holdingNothing);
});
