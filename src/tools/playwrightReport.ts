import { z } from "zod";

const test = z.object({
  status: z.string(),
  results: z.array(z.object({ duration: z.number() })),
});
const spec = z.object({ title: z.string(), file: z.string(), tests: z.array(test) });

type Spec = z.infer<typeof spec>;
export type Suite = {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[] | undefined;
};

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec), suites: z.array(suite).optional() }),
);

/** The parts of Playwright's JSON report that are read. */
export const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
});

const specsOf = ({ specs, suites = [] }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Titles of tests that failed first and passed when tried again. */
export function flakyTitles(root: Suite): string[] {
  return specsOf(root)
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ title }) => title);
}

/** Seconds that the tests of each file took, the slowest file first. */
export function secondsByFile(suites: readonly Suite[]): [file: string, seconds: number][] {
  const seconds = new Map<string, number>();
  for (const { file, tests } of suites.flatMap(specsOf))
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
  return [...seconds].sort((a, b) => b[1] - a[1]);
}
