import { finished } from "../../../../src/testing/builders";

const tab = (value: string, label = value) =>
  `<TabItem value="${value}" label="${label}">a</TabItem>`;
const tabs = (...items: string[]) => `<Tabs>${items.join("")}</Tabs>`;
const twice = (value: string) => `warning 1: <Tabs> has two tabs with the value "${value}".`;

test.each([
  ["values that differ stay", tabs(tab("a"), tab("b")), tabs(tab("a"), tab("b")), []],
  [
    "a value that a tab before has gets a number",
    tabs(tab("a"), tab("a", "b"), tab("a", "c")),
    tabs(tab("a"), tab("a-2", "b"), tab("a-3", "c")),
    [twice("a"), twice("a")],
  ],
  [
    "a number that no tab has",
    tabs(tab("a"), tab("a", "b"), tab("a-2")),
    tabs(tab("a"), tab("a-3", "b"), tab("a-2")),
    [twice("a")],
  ],
  [
    "labels that no reader can tell apart stay",
    tabs(tab("a", "x"), tab("b", "x")),
    tabs(tab("a", "x"), tab("b", "x")),
    ['warning 1: <Tabs> has two tabs with the label "x".'],
  ],
  [
    "tabs without their group",
    `<div>${tab("a")}${tab("a")}</div>`,
    `<div>${tabs(tab("a"), tab("a-2", "a"))}</div>`,
    [twice("a")],
  ],
  [
    "groups inside each other have values of their own",
    tabs(`<TabItem value="a" label="a">${tabs(tab("a"))}</TabItem>`),
    tabs(`<TabItem value="a" label="a">${tabs(tab("a"))}</TabItem>`),
    [],
  ],
  [
    "a default value that no tab has",
    '<Tabs defaultValue="moon"><TabItem value="mon" label="b">a</TabItem></Tabs>',
    '<Tabs defaultValue="moon"><TabItem value="mon" label="b">a</TabItem></Tabs>',
    [
      'warning 1: <Tabs> has no tab with the value "moon", which its defaultValue names. Did you mean "mon"?',
    ],
  ],
  [
    "a default value of a tab",
    `<Tabs defaultValue="b">${tab("a")}${tab("b")}</Tabs>`,
    `<Tabs defaultValue="b">${tab("a")}${tab("b")}</Tabs>`,
    [],
  ],
  [
    "a default value of a tab that cannot be shown",
    '<Tabs defaultValue="b"><TabItem value="b" label={["b"]}>a</TabItem></Tabs>',
    '<Tabs defaultValue="b">a</Tabs>',
    ['1: label of <TabItem> is ["b"], but must be text.'],
  ],
])("%s", async (_, text, html, problems) => {
  expect(await finished(text, "mdx")).toStrictEqual({ html, problems });
});
