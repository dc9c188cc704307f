import { finished } from "../../../../src/testing/builders";

const step = (title: string) => `<Step title="${title}">Row.</Step>`;
const tab = (label: string) => `<TabItem value="${label}" label="${label}">Row.</TabItem>`;
const other = (list: string, item: string, line: number) =>
  `warning ${line}: <${list}> has content outside a <${item}>.`;

test.each([
  ["an item alone gets its list", step("a"), `<Steps>${step("a")}</Steps>`, []],
  [
    "items beside each other share one, also in a box",
    `<div>\n${tab("a")}\n\n${tab("b")}\n</div>\n\nText`,
    `<div><Tabs>${tab("a")}${tab("b")}</Tabs></div><p>Text</p>`,
    [],
  ],
  [
    "items of two kinds get two lists",
    `${step("a")}\n\n${tab("b")}`,
    `<Steps>${step("a")}</Steps><Tabs>${tab("b")}</Tabs>`,
    [],
  ],
  [
    "items in their list stay there, with their text's own lists",
    `<Steps>\n<Step title="a">\n\n${tab("b")}\n\n</Step>\n</Steps>`,
    `<Steps><Step title="a"><Tabs>${tab("b")}</Tabs></Step></Steps>`,
    [],
  ],
  [
    "text between items divides the list, which keeps its properties",
    `<Tabs groupId="g">\n\nBefore\n\n${tab("a")}\n\nBetween\n\n${tab("b")}\n\nBehind\n\n</Tabs>`,
    `<p>Before</p><Tabs groupId="g">${tab("a")}</Tabs><p>Between</p><Tabs groupId="g">${tab("b")}</Tabs><p>Behind</p>`,
    [other("Tabs", "TabItem", 3)],
  ],
  [
    "a list without items shows what stands in it",
    "<CardGrid>\n\n### Cast off\n\n1. Loosen\n\n</CardGrid>",
    "<h3>Cast off</h3><ol><li>Loosen</li></ol>",
    [other("CardGrid", "Card", 3)],
  ],
  [
    "an item of another list is no item",
    `<CardGrid>\n${step("a")}\n</CardGrid>`,
    `<Steps>${step("a")}</Steps>`,
    [other("CardGrid", "Card", 2)],
  ],
  [
    "what stands in an unknown tag is no second mistake",
    "<Tabs>\n<Tab>\n\nOne\n\n</Tab>\n</Tabs>\n\n{<Tabs><Tab>Two</Tab></Tabs>}",
    "<p>One</p>Two",
    ["2: Unknown component <Tab>.", "9: Unknown component <Tab>."],
  ],
  [
    "other text beside an unknown tag is one, though",
    "<Tabs>\n<Tab>One</Tab>\n\nTwo\n\n</Tabs>",
    "One<p>Two</p>",
    ["2: Unknown component <Tab>.", other("Tabs", "TabItem", 4)],
  ],
  [
    "items in an unknown tag are items",
    `<Steps>\n<Box>\n${step("a")}\n</Box>\n</Steps>`,
    `<Steps>${step("a")}</Steps>`,
    ["2: Unknown component <Box>."],
  ],
  ["an empty list stays", "<Steps>\n</Steps>", "<Steps/>", ["warning 1: <Steps> is empty."]],
  [
    "a component that shows nothing of what stands in it is an error",
    "<AllPages>\n\nText\n\n</AllPages>",
    "<AllPages><p>Text</p></AllPages>",
    ["3: <AllPages> does not show its content."],
  ],
])("%s", async (_, text, html, problems) => {
  const found = await finished(text, "mdx");
  expect({ ...found, html: found.html.replace(/\n/g, "") }).toStrictEqual({ html, problems });
});
