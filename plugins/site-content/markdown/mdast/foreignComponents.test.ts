import * as builtIn from "../../../../src/components/mdx/builtIn";
import { componentNames } from "../../../../src/domain/componentSpec";
import { load, source } from "../../../../src/testing/builders";
import type { Report } from "../report";
import { reportUnknownComponent } from "../tree/unsafeMarkup";

test.each([
  ["Note", 'Write <Admonition type="note"> instead.'],
  ["Callout", 'Write <Admonition type="…"> of note, tip, info, warning or danger instead.'],
  ["FileTree", "Write a list instead."],
  ["Code", "Write code between lines of ``` instead."],
  ["LinkButton", "Write [Text](/page) instead."],
  ["Cards.Card", 'Write <Card to="…" title="…"> instead.'],
  ["Accordion", 'Write <Details summary="…"> instead.'],
  ["Tabs.Tab", 'Write <TabItem value="a" label="A"> instead.'],
  ["ParamField", 'Write <ResponseField name="…" type="…"> instead.'],
  ["CodeGroup", "Write :::code-group instead."],
  ["ClientOnly", "Write only its content instead."],
  ["Fragment", "Write only its content instead."],
  ["Tree.Folder", "Write an item of a list instead."],
  ["FileTree.File", "Write an item of a list instead."],
  ["YouTube", "Write a link to the video instead."],
  ["Prompt", "Write code between lines of ``` instead."],
  ["PackageManagers", "Write the command between lines of ```sh npm2yarn instead."],
  ["Update", "Write a heading with the label, and its content below it, instead."],
  ["Tooltip", "Write its text, followed by the tip in brackets, instead."],
  ["View", 'Write <Tabs> around all of them, and <TabItem value="a" label="A"> instead.'],
])("a component of other tools is reported with its equivalent here: <%s>", (name, fix) => {
  const found: string[] = [];
  const report: Report = (_, __, message, remedy) => found.push(message, remedy);
  reportUnknownComponent(name, 1, componentNames(builtIn), report);
  expect(found).toEqual([`Unknown component <${name}>.`, fix]);
  for (const [, used = ""] of fix.matchAll(/<(\w+)/g)) expect(Object.keys(builtIn)).toContain(used);
});

test.each([
  ["ParamField", '<ResponseField name="a" type="b">\n\nText\n\n</ResponseField>'],
  ["Frame", '<Figure>\n\n<img src="/tide.png" alt="The quay" />\n\n</Figure>'],
  ["Accordion", '<Details summary="a">\n\nText\n\n</Details>'],
  ["Tab", '<Tabs>\n\n<TabItem value="a" label="A">\n\nText\n\n</TabItem>\n\n</Tabs>'],
  ["CodeGroup", ":::code-group\n\n```js\na\n```\n\n```ts\nb\n```\n\n:::"],
])("following the fix for <%s> leaves no problem", async (_, text) => {
  const page = source("content/docs/a.mdx", `---\ntitle: A\n---\n\n${text}\n`);
  expect((await load([page])).problems.filter(({ file }) => file === page.path)).toStrictEqual([]);
});
