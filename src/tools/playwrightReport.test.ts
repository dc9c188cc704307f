import { flakyTitles, playwrightReport, secondsByFile } from "./playwrightReport";

const spec = (title: string, status: string, ...durations: number[]) => ({
  title,
  file: `${title.split(" ")[0]}.spec.ts`,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

const { suites } = playwrightReport.parse({
  stats: { expected: 2, unexpected: 1, flaky: 2, skipped: 0 },
  suites: [
    {
      title: "a.spec.ts",
      specs: [spec("steady", "expected", 500), spec("shaky", "flaky", 1000, 2000)],
      suites: [{ specs: [spec("shaky within", "flaky", 250), spec("broken", "unexpected", 9000)] }],
    },
  ],
});

test("tests that passed on the second try are listed, at any depth", () => {
  expect(suites.flatMap(flakyTitles)).toEqual(["shaky", "shaky within"]);
});

test("the time of a file is that of its tests, including every try", () => {
  expect(secondsByFile(suites)).toEqual([
    ["broken.spec.ts", 9],
    ["shaky.spec.ts", 3.25],
    ["steady.spec.ts", 0.5],
  ]);
});
