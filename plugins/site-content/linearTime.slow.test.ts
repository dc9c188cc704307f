import { compiled } from "../../src/testing/builders";
import { isSuperlinear } from "../../src/testing/growth";
import { FencedCode } from "./markdown/text/fences";
import { repeatedIds, wrongReferences } from "./model/site/listedEntries";
import { glossarySchema } from "./schemas/data";
import { parseYaml } from "./yaml/yaml";

const readFences = (line: string) => new FencedCode().has(line);
const readTerms = (text: string) =>
  parseYaml({ file: "a.yml", text, lineOffset: 0 }, glossarySchema);

test.each<[string, (size: number) => unknown]>([
  ["a line of list marks", (size) => readFences(`${"- ".repeat(size)}a -`)],
  ["backslashes", (size) => compiled("\\".repeat(size * 2))],
  ["entries without the keys they need", (size) => readTerms("- a:\n".repeat(size / 3))],
  [
    "entries with ids",
    (size) => {
      const data = Array.from({ length: size }, (_, at) => ({ id: `id-${at}`, see: [`id-${at}`] }));
      return [...repeatedIds("a.yml", "term", { data }), ...wrongReferences("a.yml", { data })];
    },
  ],
])("%s: many are read in linear time", async (_, read) => {
  expect(await isSuperlinear(read, 48_000)).toBe(false);
});
