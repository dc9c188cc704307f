import { mdxComponents } from "../../../../src/components/mdx/mdxComponents";
import { componentNames } from "../../../../src/domain/componentSpec";
import { load, source } from "../../../../src/testing/builders";
import type { Report } from "../report";
import { reportUnknownComponent } from "../tree/unsafeMarkup";

test.each([
  ["Note", 'Write <Admonition type="note"> in its place.'],
  ["Callout", 'Write <Admonition type="…"> of note, tip, info, warning or danger in its place.'],
  ["FileTree", "Write a list in its place."],
  ["Code", "Write code between lines of ``` in its place."],
  ["LinkButton", "Write [Text](/page) in its place."],
  ["Cards.Card", 'Write <Card to="…" title="…"> in its place.'],
  ["Accordion", 'Write <Details summary="…"> in its place.'],
  ["Tabs.Tab", 'Write <TabItem value="a" label="A"> in its place.'],
  ["ParamField", 'Write <ResponseField name="…" type="…"> in its place.'],
  ["CodeGroup", "Write :::code-group in its place."],
  ["ClientOnly", "Write only its content in its place."],
  ["Fragment", "Write only its content in its place."],
  ["Tree.Folder", "Write an item of a list in its place."],
  ["FileTree.File", "Write an item of a list in its place."],
  ["YouTube", "Write a link to the video in its place."],
  ["Prompt", "Write code between lines of ``` in its place."],
  ["PackageManagers", "Write the command between lines of ```sh npm2yarn in its place."],
  ["Update", "Write a heading with the label, and its content below it, in its place."],
  ["Tooltip", "Write its text, and what the tip says in brackets behind it, in its place."],
  ["View", 'Write <Tabs> around all of them, and <TabItem value="a" label="A"> in its place.'],
])("a component of other tools comes with what does its job here: <%s>", (name, fix) => {
  const found: string[] = [];
  const report: Report = (_, __, message, remedy) => found.push(message, remedy);
  reportUnknownComponent(name, 1, componentNames(mdxComponents), report);
  expect(found).toEqual([`Unknown component <${name}>.`, fix]);
  for (const [, used = ""] of fix.matchAll(/<(\w+)/g))
    expect(Object.keys(mdxComponents)).toContain(used);
});

test.each([
  ["ParamField", '<ResponseField name="a" type="b">\n\nText\n\n</ResponseField>'],
  ["Frame", '<Figure>\n\n<img src="/tide.png" alt="The quay" />\n\n</Figure>'],
  ["Accordion", '<Details summary="a">\n\nText\n\n</Details>'],
  ["Tab", '<Tabs>\n\n<TabItem value="a" label="A">\n\nText\n\n</TabItem>\n\n</Tabs>'],
  ["CodeGroup", ":::code-group\n\n```js\na\n```\n\n```ts\nb\n```\n\n:::"],
])("what the remedy for <%s> says has no problem", async (_, text) => {
  const page = source("content/docs/a.mdx", `---\ntitle: A\n---\n\n${text}\n`);
  expect((await load([page])).problems.filter(({ file }) => file === page.path)).toStrictEqual([]);
});
