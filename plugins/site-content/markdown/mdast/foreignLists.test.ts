import { finished } from "../../../../src/testing/builders";

const TWO =
  '<Tabs><TabItem value="a" label="a">x</TabItem><TabItem value="b" label="b">y</TabItem></Tabs>';

describe("tabs and steps of other tools", () => {
  test.each([
    ['<Tabs items={["a", "b"]}>\n<Tabs.Tab>x</Tabs.Tab>\n<Tabs.Tab>y</Tabs.Tab>\n</Tabs>', TWO],
    ["<Tabs items={['a', 'b']} defaultIndex=\"1\">\n<Tab>x</Tab>\n<Tab>y</Tab>\n</Tabs>", TWO],
    [
      '<Tabs items={["a", "b"]} storageKey="k" persist>\n<Tab value="b">\n\n**y**\n\n</Tab>\n</Tabs>',
      '<Tabs groupId="k"><TabItem value="b" label="b"><p><strong>y</strong></p></TabItem></Tabs>',
    ],
    [
      "<Steps>\n\n1. a\n\n   b\n\n2. c\n\n</Steps>",
      "<ol><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>",
    ],
    ["<Steps>\n## a\n\nb\n</Steps>", "<h2>a</h2><p>b</p>"],
    [
      "<Steps>\n<Step>\n## a\nb\n</Step>\n<Step>\n\nc\n\n</Step>\n</Steps>",
      "<ol><li><h2>a</h2><p>b</p></li><li><p>c</p></li></ol>",
    ],
    ['<Steps>\n<Step title="a">b</Step>\n</Steps>', '<Steps><Step title="a">b</Step></Steps>'],
  ])("%s", async (source, html) => {
    expect(await finished(source, "mdx")).toEqual({ html, problems: [] });
  });

  test.each([
    ['<Tabs items={["a"]}>\n<Tab>x</Tab>\n<Tab>y</Tab>\n</Tabs>', "Unknown component <Tab>."],
    ["<Tabs items={names}>\n<Tab>x</Tab>\n</Tabs>", "Unknown component <Tab>."],
    ['<Steps>\n<Step title="a">b</Step>\n<Step>c</Step>\n</Steps>', "<Step> has no title."],
  ])("%s is reported", async (source, message) => {
    expect((await finished(source, "mdx")).problems.join("\n")).toContain(message);
  });
});
