import { z } from "zod";
import { parseYaml } from "./yaml";

test("a text that a key follows, in each of many lines, is found without reading the rest for each", () => {
  const begin = process.cpuUsage(); // of this process alone, as slow tests have one each
  const text = "- a: b: c\n".repeat(40_000);
  const { problems } = parseYaml({ file: "a.yml", text, lineOffset: 0 }, z.unknown());
  expect(problems[0]).toMatchObject({ severity: "error" });
  expect(process.cpuUsage(begin).user).toBeLessThan(20_000_000); // microseconds; 40 s with the rest
});
