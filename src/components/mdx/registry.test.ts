import { sampleComponents, sampleFiles } from "../../testing/componentSamples";
import { viewFiles, views } from "../../testing/views";
import { mdxComponents } from "./mdxComponents";

const names = Object.keys(mdxComponents).sort();

test("every descriptor has a view of its name, and every view a descriptor", () => {
  expect(Object.keys(views).sort()).toStrictEqual(names);
});

test("no two view files export the same name", () => {
  const exported = viewFiles.flatMap((file) => Object.keys(require(`../../${file}`)));
  expect(exported.sort()).toStrictEqual(names);
});

test("every component stands in a sample", async () => {
  const samples = await Promise.all(sampleFiles.map(sampleComponents));
  const shown = new Set(samples.flat().map(({ type }) => type));
  expect(names.filter((name) => !shown.has(name))).toStrictEqual([]);
});
