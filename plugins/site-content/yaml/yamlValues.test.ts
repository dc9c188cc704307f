import { z } from "zod";
import { parseYaml } from "./yaml";
import { fillYaml } from "./yamlValues";

const NAMES = [
  "Tide",
  `Tide "the 2nd"`,
  "Tide's",
  "Tide: trade",
  "Tide #1",
  "- Tide",
  "*Tide*",
  "{Tide}",
  "Tide\\n",
  "@tide, 50 %",
  "Über・潮",
];
const WAYS = [
  ["plain", "title: {product}"],
  ["in a sentence", "title: About {product}: all"],
  ["in double quotes", 'title: "About {product}"'],
  ["in single quotes", "title: 'About {product}'"],
  ["in a list", "list: [{product}, b]"],
  ["as a key", "map: { {product}: x }"],
  ["in a block", "title: |\n  About\n  {product}\n"],
] as const;

const schema = z.object({
  title: z.string().optional(),
  list: z.array(z.string()).optional(),
  map: z.record(z.string(), z.string()).optional(),
});

const read = (yaml: string, product: string) => {
  const text = fillYaml(yaml, { product, productSlug: "tide", ticker: "TIDE" });
  return parseYaml({ file: "a.yml", text, lineOffset: 0 }, schema, { foreign: true });
};

test.each(WAYS)("any value of the product can be used %s", (_, yaml) => {
  for (const name of NAMES) {
    const { value } = read(yaml, name);
    expect(JSON.stringify(value)).toContain(JSON.stringify(name).slice(1, -1));
  }
});

test("problems show the values, without stand-ins", () => {
  const twice = read("title: x\n{product}: 1\n{product}: 2", `"T"`);
  expect(twice.problems.map(({ message }) => message)).toStrictEqual([
    'The key ""T"" is repeated here.',
  ]);
  const unquoted = read("title: %{product}", `"T"`);
  expect(unquoted.problems.map(({ message }) => message)).toStrictEqual([
    'The value of "title" needs quotes: %"T"',
  ]);
});

test("numbers stay numbers", () => {
  const text = fillYaml("n: {fact.n}", {
    product: "",
    productSlug: "",
    ticker: "",
    facts: { n: "-0.5" },
  });
  expect(
    parseYaml({ file: "a.yml", text, lineOffset: 0 }, z.object({ n: z.number() })).value,
  ).toEqual({ n: -0.5 });
});
