import { finished } from "../../../../src/testing/builders";

const grid = (cards: string) => `<CardGrid>${cards}</CardGrid>`;

test.each([
  [
    "the properties of other tools",
    '<CardGrid><Card title="A" href="/b" description="Text" /></CardGrid>',
    grid('<Card title="A" to="/b" text="Text"/>'),
  ],
  [
    "its text inside it",
    '<CardGrid><Card title="A" to="/b">\n  Some\n  text.\n</Card></CardGrid>',
    grid('<Card title="A" to="/b" text="Some text."/>'),
  ],
  [
    "a description, and text inside it",
    '<CardGrid><Card title="A" href="/b" description="One.">Two.</Card></CardGrid>',
    grid('<Card title="A" to="/b" text="One. Two."/>'),
  ],
  [
    "more than text inside it, which stays as it is",
    '<CardGrid><Card title="A" to="/b" text="One.">\n\n**Two** [links](/c), $x$.\n\n- `a`\n\n![b](/tide.png)\n\n</Card></CardGrid>',
    grid(
      '<Card title="A" to="/b" text="One."><p><strong>Two</strong> <a href="/c">links</a>, <Math tex="x"><math><mi>x</mi></math></Math>.</p><ul><li><code>a</code></li></ul><img src="/tide.png" alt="b" zoom=true/></Card>',
    ),
  ],
  [
    "two paragraphs inside it, which stay apart",
    '<CardGrid><Card title="A" to="/b">\n\nOne.\n\nTwo.\n\n</Card></CardGrid>',
    grid('<Card title="A" to="/b"><p>One.</p><p>Two.</p></Card>'),
  ],
  [
    "no grid around it",
    '<div>\n<Card title="A" to="/a" />\n\n<Card title="B" to="/b" />\n</div>\n\nText',
    `<div>${grid('<Card title="A" to="/a"/><Card title="B" to="/b"/>')}</div><p>Text</p>`,
  ],
  [
    "no grid around it, at the top of the page",
    '<Card title="A" to="/a" />\n\nText\n\n<Card title="B" to="/b" />',
    `${grid('<Card title="A" to="/a"/>')}<p>Text</p>${grid('<Card title="B" to="/b"/>')}`,
  ],
])("a card may have %s", async (_, text, html) => {
  const found = await finished(text, "mdx");
  expect({ ...found, html: found.html.replace(/\n/g, "") }).toStrictEqual({ html, problems: [] });
});

test.each([
  [
    "their values alone",
    '<Tabs><TabItem value="npm">A</TabItem></Tabs>',
    '<Tabs><TabItem value="npm" label="npm">A</TabItem></Tabs>',
  ],
  [
    "labels in a list of the whole",
    '<Tabs values={[{ value: "a", label: "A" }]}><TabItem value="a">Text</TabItem></Tabs>',
    '<Tabs><TabItem value="a" label="A">Text</TabItem></Tabs>',
  ],
  [
    "labels alone, and a key of their group, as in Starlight",
    '<Tabs syncKey="os"><TabItem label="Mac & Linux" icon="apple">A</TabItem><TabItem label="Windows">B</TabItem></Tabs>',
    '<Tabs groupId="os"><TabItem value="Mac & Linux" label="Mac & Linux">A</TabItem><TabItem value="Windows" label="Windows">B</TabItem></Tabs>',
  ],
  [
    "labels in a list that names each by its value, some of their own",
    '<Tabs values={[{ value: "b", label: "B" }, { value: "a" }]}><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem><TabItem value="b2" label="C">C</TabItem></Tabs>',
    '<Tabs><TabItem value="a" label="a">A</TabItem><TabItem value="b" label="B">B</TabItem><TabItem value="b2" label="C">C</TabItem></Tabs>',
  ],
  [
    "no group around one with a label alone",
    '<Tab title="A">Text</Tab>',
    '<Tabs><TabItem value="A" label="A">Text</TabItem></Tabs>',
  ],
])("tabs may have %s", async (_, text, html) => {
  const found = await finished(text, "mdx");
  expect(found.html.replace(/\n/g, "")).toBe(html);
  expect(found.problems.filter((problem) => !problem.includes("icon"))).toStrictEqual([]);
});

test("a tab without a value and a label is an error", async () => {
  const { problems } = await finished("<Tabs><TabItem>A</TabItem></Tabs>", "mdx");
  expect(problems).toStrictEqual(["1: <TabItem> has no value.", "1: <TabItem> has no label."]);
});
