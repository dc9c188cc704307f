import { ALL_COMPONENTS } from "../testing/allComponents";
import { load, source } from "../testing/builders";
import { CALCULATORS } from "./calculators/all";
import { CALCULATOR_KINDS } from "./calculators/kinds";

const [kind] = CALCULATOR_KINDS;
const found = async (defaults: string) => {
  const text = `---\ntitle: A\n---\n\n<Calculator kind="${kind}" ${defaults} />\n`;
  const { problems } = await load([source("content/docs/a.mdx", text)], ALL_COMPONENTS);
  return problems.map(({ line, message, fix }) => `${line} ${message} ${fix}`);
};

test.each([
  ["a string", 'defaults="amount: 5"', '"amount: 5"'],
  ["a list", 'defaults={["5"]}', '["5"]'],
  ["a number", "defaults={5}", "5"],
])(
  "defaults that are %s are an error, since nothing would read them",
  async (_, defaults, shown) => {
    const [name] = Object.keys(CALCULATORS[kind].fields);
    expect(await found(defaults)).toEqual([
      `5 The defaults of the calculator are ${shown}, where names and their texts belong. Write them so: defaults={{ ${name}: "…" }}.`,
    ]);
  },
);

test("a calculator needs no defaults", async () => {
  expect(await found("")).toEqual([]);
  expect(await found("defaults={{}}")).toEqual([]);
});
