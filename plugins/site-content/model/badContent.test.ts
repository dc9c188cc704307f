import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Problem } from "../../../src/domain/problems";
import { RULES, type Rule } from "../../../src/domain/rules";
import { FIXTURES_ROOT, load, source } from "../../../src/testing/builders";

const FOLDER = path.join(FIXTURES_ROOT, "bad");
const EXPECTATIONS = "expected.yml";
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
  problems: z.array(problemSchema).min(1),
});
const cases = z
  .record(z.string(), caseSchema)
  .parse(parse(readFileSync(path.join(FOLDER, EXPECTATIONS), "utf8")));

/** Where a file of the folder stands in a project: as its case says; else dated names are posts, others docs. */
function placeOf(name: string): string {
  return cases[name]?.as ?? `content/${/^\d{4}-/.test(name) ? "blog" : "docs"}/${name}`;
}

/** A fix as it stands, or its beginning: a list of all keys or components ends in `…`, so that each may get more. */
function textOf(fix: string): unknown {
  return fix.endsWith("…") ? expect.stringContaining(fix.slice(0, -1)) : fix;
}

function byLine(a: Pick<Problem, "line">, b: Pick<Problem, "line">): number {
  return (a.line ?? 0) - (b.line ?? 0);
}

test.each(Object.entries(cases))(
  "%s gives exactly its problems",
  async (name, { with: others, problems }) => {
    const files = [...others, name].map((file) =>
      source(placeOf(file), readFileSync(path.join(FOLDER, file), "utf8")),
    );
    const found = (await load(files)).problems;
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
  },
);

test("every file of the folder has a case, and every case a file", () => {
  const used = new Set([
    ...Object.keys(cases),
    ...Object.values(cases).flatMap((each) => each.with),
  ]);
  expect([...used].sort()).toStrictEqual(
    readdirSync(FOLDER)
      .filter((name) => name !== EXPECTATIONS)
      .sort(),
  );
});

test("the other files next to a broken one are valid by themselves", async () => {
  const others = [...new Set(Object.values(cases).flatMap((each) => each.with))];
  const files = others.map((file) =>
    source(placeOf(file), readFileSync(path.join(FOLDER, file), "utf8")),
  );
  expect((await load(files)).problems).toStrictEqual([]);
});

test("all broken files together give all their problems, and no page affects the others", async () => {
  const pages = Object.keys(cases).filter((name) => /\.mdx?$/.test(name));
  const { docs, posts, problems } = await load(
    pages.map((name) => source(placeOf(name), readFileSync(path.join(FOLDER, name), "utf8"))),
  );
  expect(docs.length + posts.length).toBe(pages.length);
  for (const name of pages.filter((page) => cases[page]?.with.length === 0))
    expect(problems).toContainEqual(expect.objectContaining({ file: placeOf(name) }));
});
