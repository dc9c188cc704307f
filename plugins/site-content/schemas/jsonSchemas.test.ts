import { readFileSync } from "node:fs";
import { jsonSchemas } from "./jsonSchemas";

test.each(jsonSchemas())(
  ".schemas/%s is what the schema generates; run npm run schemas",
  (name, text) => {
    expect(readFileSync(`.schemas/${name}`, "utf8")).toBe(text);
  },
);

test("editors complete every data file by its schema", () => {
  const settings: { "yaml.schemas": object } = JSON.parse(
    readFileSync(".vscode/settings.json", "utf8"),
  );
  const ofFiles = jsonSchemas().flatMap(([name]) =>
    name.includes("front-matter") ? [] : [`.schemas/${name}`],
  );
  expect(Object.keys(settings["yaml.schemas"]).sort()).toStrictEqual(ofFiles.sort());
});
