import { finished } from "../../../../src/testing/builders";

test.each<[string, readonly string[]]>([
  ["<Tabs></Tabs>", ["warning 1: <Tabs> is empty."]],
  ["<Tabs>\n</Tabs>", ["warning 1: <Tabs> is empty."]],
  ["<CardGrid>{/* later */}</CardGrid>", ["warning 1: <CardGrid> is empty."]],
  ['<Details summary="Why?" />', ["warning 1: <Details> is empty."]],
  ['<Tabs>\n<TabItem value="a" label="A"></TabItem>\n</Tabs>', ["warning 2: <TabItem> is empty."]],
  [":::note\n:::", ["warning 1: The box is empty."]],
  [":::note[]\n:::", ["warning 1: The box is empty."]],
  ["<Hero actions={[]} />", ["warning 1: <Hero> is empty."]],
  [":::note[Swaps are final]\n:::", []],
  ['One <Term id="pool"></Term> two', ["warning 1: <Term> is empty."]],
  ['<Checklist id="a" items={[]} />', ['warning 1: The list "items" of <Checklist> is empty.']],
  ['<Formula read="x" vars={[]}>x</Formula>', []],
  ['<Steps>\n<Step title="Open the wallet" />\n</Steps>', []],
  ['<Figure src="tide.png" alt="Tide" />', []],
  ['<Details summary="Why?">\n<Nope />\n</Details>', ["2: Unknown component"]],
  ['<Details summary="Why?">\n{nope}\n</Details>', ["2: {nope} is not a variable of this site."]],
  ["<Steps>{nope}</Steps>", ["1: {nope} is not a variable of this site."]],
  [":::note\n{nope}\n:::", ["2: {nope} is not a variable of this site."]],
  ['<Details summary="Why?">\n<Nope>x</Nope>\n</Details>', ["2: Unknown component"]],
])("a component that shows nothing is a warning: %j", async (body, expected) => {
  const { problems } = await finished(body, "mdx");
  expect(problems.map((found) => found.replace(/(?<=Unknown component).*/, ""))).toStrictEqual(
    expected,
  );
});
