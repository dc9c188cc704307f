import { load, source } from "../../../src/testing/builders";

const FACTS = source(
  "content/facts.yml",
  'depth.low: { value: "2 m", spelling: "depth of \\\\d+ m" }\nsite: { value: "https://{productSlug}.example.com" }\n',
);
const page = (body: string) =>
  source("content/docs/gate.mdx", `---\ntitle: Gate of {fact.depth.low}\n---\n\n${body}\n`);

test("facts are filled in in titles, text, code, links and properties", async () => {
  const body = [
    "Deep: {fact.depth.low} at [the site]({fact.site}/gate).",
    "```text\n{fact.depth.low}\n```",
    "<Details summary={`At ${fact.depth.low}`}>x</Details>",
  ].join("\n\n");
  const { docs, problems } = await load([FACTS, page(body)]);
  expect(problems).toStrictEqual([]);
  const [doc] = docs;
  expect(doc?.title).toBe("Gate of 2 m");
  expect(doc?.links.map(({ href }) => href)).toStrictEqual(["https://harbour.example.com/gate"]);
  const text = JSON.stringify(doc?.tree);
  expect(text.match(/2 m/g)).toHaveLength(3);
  expect(text).not.toContain("{fact");
});

test("a fact whose entry is wrong is a problem only in its own file", async () => {
  const { problems } = await load([
    source("content/facts.yml", "depth.low: 2\n"),
    page("{fact.depth.low}"),
  ]);
  expect(problems).toMatchObject([{ file: "content/facts.yml", line: 1 }]);
});

test("a fact that the file does not have is a problem with its line", async () => {
  const { problems } = await load([FACTS, page("{fact.depth.lo}")]);
  expect(problems).toMatchObject([
    { file: "content/docs/gate.mdx", line: 5, message: expect.stringContaining('"depth.lo"') },
  ]);
});
