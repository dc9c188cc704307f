import { readFileSync } from "node:fs";
import { contentSchemas, schemaFiles } from "./jsonSchemas";
import { optionsOf } from "./optionsText";

test.each(schemaFiles())(
  ".schemas/%s is what the schema generates; run node src/tools/run.cjs writeSchemas",
  (name, text) => {
    expect(readFileSync(`.schemas/${name}`, "utf8")).toBe(text);
  },
);

test.each(contentSchemas())("every key of %s says what it means", (_, schema) => {
  const options = optionsOf(schema);
  expect(options.filter(({ meaning }) => meaning === "").map(({ path }) => path)).toStrictEqual([]);
  expect(options.length).toBeGreaterThan(1);
});
