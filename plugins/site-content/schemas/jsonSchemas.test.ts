import { readFileSync } from "node:fs";
import { jsonSchemas } from "./jsonSchemas";

test.each(jsonSchemas())(
  ".schemas/%s is what the schema generates; run npm run schemas",
  (name, text) => {
    expect(readFileSync(`.schemas/${name}`, "utf8")).toBe(text);
  },
);
