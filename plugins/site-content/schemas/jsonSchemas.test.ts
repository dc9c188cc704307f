import { readFileSync } from "node:fs";
import { contentSchemas, schemaFiles } from "./jsonSchemas";
import { optionsOf } from "./optionsText";

test.each(schemaFiles())(
  ".schemas/%s is what the schema generates; run node src/tools/run.cjs writeSchemas",
  (name, text) => {
    expect(readFileSync(`.schemas/${name}`, "utf8")).toBe(text);
  },
);

test("editors complete every data file by its schema", () => {
  const settings: { "yaml.schemas": object } = JSON.parse(
    readFileSync(".vscode/settings.json", "utf8"),
  );
  const ofFiles = schemaFiles().flatMap(([name]) =>
    /front-matter|README/.test(name) ? [] : [`.schemas/${name}`],
  );
  expect(Object.keys(settings["yaml.schemas"]).sort()).toStrictEqual(ofFiles.sort());
});

test.each(contentSchemas())("every key of %s says what it means", (_, schema) => {
  const options = optionsOf(schema);
  expect(options.filter(({ meaning }) => meaning === "").map(({ path }) => path)).toStrictEqual([]);
  expect(options.length).toBeGreaterThan(1);
});

test("keys in sections, lists, choices and records are found, with their defaults", () => {
  const described = (meaning: string, rest: object = {}) => ({ description: meaning, ...rest });
  const schema = {
    properties: {
      a: { properties: { b: described("B", { default: ["x"] }) } },
      part: described("P", { properties: { e: described("E") } }),
      list: described("L", { items: { anyOf: [{ properties: { c: described("C") } }] } }),
    },
    required: ["list", "part"],
    additionalProperties: { properties: { d: described("D") } },
  };
  expect(optionsOf(schema).map((option) => Object.values(option).join(" "))).toStrictEqual([
    'a.b `["x"]` B',
    "part needed P",
    "part.e  E",
    "list needed L",
    "list[].c  C",
    "*.d  D",
  ]);
});
