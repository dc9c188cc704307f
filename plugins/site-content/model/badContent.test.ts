import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Problem } from "../../../src/domain/problems";
import { RULES, type Rule } from "../../../src/domain/rules";
import { FIXTURES_ROOT, load, source } from "../../../src/testing/builders";

/** A problem as the fixtures state it: its severity is its rule's, and its fix, too, unless it is given. */
const problemSchema = z.strictObject({
  rule: z.enum(Object.keys(RULES) as [Rule, ...Rule[]]),
  line: z.number().optional(),
  message: z.string(),
  fix: z.string().optional(),
});
const caseSchema = z.strictObject({
  as: z.string().optional(),
  with: z.array(z.string()).default([]),
  text: z.string(),
  problems: z.array(problemSchema).default([]),
});
const files = z
  .record(z.string(), caseSchema)
  .parse(parse(readFileSync(path.join(FIXTURES_ROOT, "bad.yml"), "utf8")));
const cases = Object.entries(files).filter(([, { problems }]) => problems.length > 0);

/** Where a file stands in a project: as its case says; else dated names are posts, others docs. */
function placeOf(name: string): string {
  return files[name]?.as ?? `content/${/^\d{4}-/.test(name) ? "blog" : "docs"}/${name}`;
}

const fileOf = (name: string) => source(placeOf(name), files[name]?.text ?? "");

/** A fix as it stands, or its beginning: a list of all keys or components ends in `…`, so that each may get more. */
function textOf(fix: string): unknown {
  return fix.endsWith("…") ? expect.stringContaining(fix.slice(0, -1)) : fix;
}

function byLine(a: Pick<Problem, "line">, b: Pick<Problem, "line">): number {
  return (a.line ?? 0) - (b.line ?? 0);
}

test.each(cases)("%s gives exactly its problems", async (name, { with: others, problems }) => {
  const found = (await load([...others, name].map(fileOf))).problems;
  expect([...found].sort(byLine)).toStrictEqual(
    problems
      .map((each) => ({
        ...each,
        severity: RULES[each.rule].severity,
        fix: textOf(each.fix ?? RULES[each.rule].fix),
        file: placeOf(name),
      }))
      .sort(byLine),
  );
});

test("the other files next to a broken one are valid by themselves", async () => {
  const others = new Set(cases.flatMap(([, each]) => each.with));
  expect((await load([...others].map(fileOf))).problems).toStrictEqual([]);
});

test("all broken files together give all their problems, and no page affects the others", async () => {
  const pages = cases.filter(([name]) => /\.mdx?$/.test(name));
  const { docs, posts, problems } = await load(pages.map(([name]) => fileOf(name)));
  expect(docs.length + posts.length).toBe(pages.length);
  for (const [name] of pages.filter(([, page]) => page.with.length === 0))
    expect(problems).toContainEqual(expect.objectContaining({ file: placeOf(name) }));
});
