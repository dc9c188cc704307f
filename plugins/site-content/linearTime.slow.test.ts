import { parseDocument } from "yaml";
import { compiled } from "../../src/testing/builders";
import { isSuperlinear } from "../../src/testing/growth";
import { FencedCode } from "./markdown/text/fences";
import { repeatedIds, wrongReferences } from "./model/site/listedEntries";
import { glossarySchema } from "./schemas/data";
import { offsetOf } from "./yaml/offsetOf";
import { parseYaml } from "./yaml/yaml";

const readFences = (line: string) => new FencedCode().has(line);
const readTerms = (text: string) =>
  parseYaml({ file: "a.yml", text, lineOffset: 0 }, glossarySchema);
const keysOf = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`);
/** A document is parsed once, which takes longer than what is measured. */
const documents = new Map<number, ReturnType<typeof parseDocument>>();
const parsed = (count: number) => {
  const document =
    documents.get(count) ??
    parseDocument(
      keysOf(count)
        .map((key) => `${key}: 1\n`)
        .join(""),
      { uniqueKeys: false },
    );
  documents.set(count, document);
  return document;
};

test.each<[string, (size: number) => unknown]>([
  ["a line of list marks", (size) => readFences(`${"- ".repeat(size)}a -`)],
  ["backslashes", (size) => compiled("\\".repeat(size * 2))],
  ["entries without the keys they need", (size) => readTerms("- a:\n".repeat(size / 3))],
  [
    "keys whose places are asked for",
    (size) => {
      const document = parsed(size / 4);
      return keysOf(size / 4).map((key) => offsetOf(document, [key]));
    },
  ],
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
