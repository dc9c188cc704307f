import { z } from "zod";

const spec = z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) });

type Suite = {
  readonly specs: readonly z.infer<typeof spec>[];
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

/** Titles of tests that failed first and passed when tried again. */
export function flakyTitles({ specs, suites = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...own.map(({ title }) => title), ...suites.flatMap(flakyTitles)];
}
