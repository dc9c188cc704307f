import { finished } from "../../../../src/testing/builders";

const CARDS = '<CardGrid><Card title="A" to="/b"/></CardGrid>';

describe("components of other tools that map to one of this site", () => {
  test.each([
    ["<Note>a</Note>", '<Admonition type="note"><p>a</p></Admonition>'],
    [
      "<Warning>\n  **a**\n</Warning>",
      '<Admonition type="warning"><p><strong>a</strong></p></Admonition>',
    ],
    ["<Check>a</Check>", '<Admonition type="tip"><p>a</p></Admonition>'],
    [
      '<Aside type="caution" title="A">a</Aside>',
      '<Admonition type="warning" title="A"><p>a</p></Admonition>',
    ],
    ["<Aside>a</Aside>", '<Admonition type="note"><p>a</p></Admonition>'],
    ['<Callout type="warn">a</Callout>', '<Admonition type="warning"><p>a</p></Admonition>'],
    ['<Callout type="default">a</Callout>', '<Admonition type="note"><p>a</p></Admonition>'],
    ['<Callout type="error">a</Callout>', '<Admonition type="danger"><p>a</p></Admonition>'],
    [
      '<AccordionGroup>\n<Accordion title="A" defaultOpen>\na\n</Accordion>\n</AccordionGroup>',
      '<Details summary="A" open=true><p>a</p></Details>',
    ],
    [`<CardGroup cols={2}>\n<Card title="A" href="/b" />\n</CardGroup>`, CARDS],
    ['<LinkCard title="A" href="/b" />', CARDS],
    [
      '<CardGrid>\n<Card title="A" icon="star">\n\n**a**\n\n</Card>\n</CardGrid>',
      '<CardGrid><Card title="A" icon="star"><p><strong>a</strong></p></Card></CardGrid>',
    ],
    [
      '<Tabs>\n<Tab title="A">\na\n</Tab>\n</Tabs>',
      '<Tabs><TabItem value="A" label="A"><p>a</p></TabItem></Tabs>',
    ],
    [
      '<Accordion title="A" icon="x" iconType="solid">a</Accordion>',
      '<Details summary="A">a</Details>',
    ],
    [
      '<ParamField path="a" type="string" required>\n  b\n</ParamField>',
      '<ResponseField name="a" type="string, in path" required=true><p>b</p></ResponseField>',
    ],
    [
      '<ParamField header="A" type="int" initialValue="1" placeholder="2" />',
      '<ResponseField name="A" type="int, in header" default="1"/>',
    ],
    [
      '<Frame caption="C">\n  <img src="/tide.png" alt="A" />\n</Frame>',
      '<Figure caption="C"><img src="/tide.png" alt="A"/></Figure>',
    ],
    ['<Image src="/tide.png" alt="A" />', '<img src="/tide.png" alt="A" zoom=true/>'],
    [
      '<LinkButton href="/b" variant="secondary" icon="x" iconPlacement="start">B</LinkButton>',
      '<a href="/b">B</a>',
    ],
    [
      '<Tiles columns={3}>\n<Tile title="A" href="/b" description="C" />\n</Tiles>',
      '<CardGrid><Card title="A" to="/b" text="C"/></CardGrid>',
    ],
    [
      '<Update label="June 2026" description="v1.2" tags={["API"]}>\n## New\n\na\n</Update>',
      "<h2>June 2026</h2><p><em>v1.2</em></p><h2>New</h2><p>a</p>",
    ],
    ['<Update label="May">\na\n</Update>', "<h2>May</h2><p>a</p>"],
    [
      '<Cards>\n<Cards.Card title="A" href="/b" />\n</Cards>',
      '<CardGrid><Card title="A" to="/b"/></CardGrid>',
    ],
    [
      'a <Tooltip headline="H" tip="Total value locked">TVL</Tooltip> b',
      "<p>a TVL (H: Total value locked) b</p>",
    ],
    [
      'a <Tooltip tip="B c" cta="Read" href="/b">T</Tooltip> d',
      '<p>a <a href="/b">T (B c)</a> d</p>',
    ],
    [
      'a <Badge color="green">Beta</Badge> <Badge text="New" />',
      "<p>a <strong>Beta</strong> <strong>New</strong></p>",
    ],
  ])("%s", async (source, html) => {
    expect(await finished(source, "mdx")).toEqual({ html, problems: [] });
  });

  test.each(["CodeGroup", "RequestExample", "ResponseExample"])(
    "%s has tabs labelled with the titles of its code",
    async (name) => {
      const { html, problems } = await finished(
        `<${name}>\n\n\`\`\`js a.js\n1\n\`\`\`\n\n\`\`\`sh\n2\n\`\`\`\n\n</${name}>`,
        "mdx",
      );
      expect(problems).toEqual([]);
      expect([...html.matchAll(/<TabItem value="([^"]*)"/g)].map(([, label]) => label)).toEqual([
        "a.js",
        "sh",
      ]);
    },
  );

  test("the picture of an icon is removed with a warning", async () => {
    expect(await finished('a <Icon icon="flag" size={32} /> b', "mdx")).toEqual({
      html: "<p>a  b</p>",
      problems: ['warning 1: The picture "flag" of <Icon> was left out.'],
    });
  });

  test("so is one in a property", async () => {
    const { problems } = await finished(
      '<Card title="A" to="/b" text="C" icon={<Icon name="x" />} />',
      "mdx",
    );
    expect(problems).toEqual([
      'warning 1: The picture "<Icon name="x" />" of <Card> was left out.',
    ]);
  });

  test("a tip with markup is removed with a warning", async () => {
    expect(await finished("a <Tooltip tip={<b>c</b>}>b</Tooltip> d", "mdx")).toEqual({
      html: "<p>a b d</p>",
      problems: ['warning 1: The tip of <Tooltip> was left out: "<b>c</b>".'],
    });
    expect((await finished('<Tooltip tip={"c"}>b</Tooltip>', "mdx")).problems).toEqual([]);
  });

  test.each([
    ["<Tab>a</Tab>", "1: Unknown component <Tab>."],
    ["<Accordion>a</Accordion>", "1: Unknown component <Accordion>."],
    ["<CodeGroup>a</CodeGroup>", "warning 1: <CodeGroup> has no tab."],
    ['<Card title="A" />', "<Card> is empty."],
  ])("%s is reported", async (source, message) => {
    const { problems } = await finished(source, "mdx");
    expect(problems.join("\n")).toContain(message);
  });
});
