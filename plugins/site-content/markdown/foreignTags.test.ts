import { finished } from "../../../src/testing/builders";

const CARDS = '<CardGrid><Card title="A" to="/b"/></CardGrid>';

describe("components of other tools that one of this site stands for", () => {
  test.each([
    ["<Note>a</Note>", '<Admonition type="note">a</Admonition>'],
    [
      "<Warning>\n  **a**\n</Warning>",
      '<Admonition type="warning"><p><strong>a</strong></p></Admonition>',
    ],
    ["<Check>a</Check>", '<Admonition type="tip">a</Admonition>'],
    [
      '<Aside type="caution" title="A">a</Aside>',
      '<Admonition type="warning" title="A">a</Admonition>',
    ],
    ["<Aside>a</Aside>", '<Admonition type="note">a</Admonition>'],
    ['<Callout type="error">a</Callout>', '<Admonition type="danger">a</Admonition>'],
    [
      '<AccordionGroup>\n<Accordion title="A" defaultOpen>\na\n</Accordion>\n</AccordionGroup>',
      '<Details summary="A" open=true><p>a</p></Details>',
    ],
    [`<CardGroup cols={2}>\n<Card title="A" href="/b" />\n</CardGroup>`, CARDS],
    ['<LinkCard title="A" href="/b" />', CARDS],
    [
      '<Tabs>\n<Tab title="A">\na\n</Tab>\n</Tabs>',
      '<Tabs><TabItem value="A" label="A"><p>a</p></TabItem></Tabs>',
    ],
  ])("%s", async (source, html) => {
    expect(await finished(source, "mdx")).toEqual({ html, problems: [] });
  });

  test("CodeGroup has tabs named by the titles of its code", async () => {
    const { html, problems } = await finished(
      "<CodeGroup>\n\n```js a.js\n1\n```\n\n```sh\n2\n```\n\n</CodeGroup>",
      "mdx",
    );
    expect(problems).toEqual([]);
    expect([...html.matchAll(/<TabItem value="([^"]*)"/g)].map(([, label]) => label)).toEqual([
      "a.js",
      "sh",
    ]);
  });

  test.each([
    ["<Tab>a</Tab>", "1: Unknown component <Tab>."],
    ["<Accordion>a</Accordion>", "1: Unknown component <Accordion>."],
    ["<CodeGroup>a</CodeGroup>", "warning 1: <CodeGroup> has no tab."],
  ])("%s is reported", async (source, message) => {
    const { problems } = await finished(source, "mdx");
    expect(problems.join("\n")).toContain(message);
  });
});
