import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as builtIn from "../../../src/components/mdx/builtIn";
import type { ComponentSpec } from "../../../src/domain/componentSpec";
import { load, source } from "../../../src/testing/builders";
import { withinTime } from "./withinTime";

test("a function gives its value, or its error", () => {
  expect(withinTime(() => "value")).toEqual({ value: "value" });
  expect(() =>
    withinTime(() => {
      throw new RangeError("own");
    }),
  ).toThrow("own");
});

test("a function is not kept once it has run", async () => {
  setFlagsFromString("--expose_gc");
  const kept = new WeakRef({});
  withinTime(
    (
      (held) => () =>
        held === undefined
    )(kept.deref()),
  );
  await new Promise(setImmediate);
  runInNewContext("gc")();
  expect(kept.deref()).toBeUndefined();
});

test("a regular expression that never ends is stopped", () => {
  expect(withinTime(() => /^(a+)+$/.test(`${"a".repeat(60)}!`), 0.1)).toBeUndefined();
});

const endless = (): never => {
  for (;;);
};
test.each<[string, Partial<ComponentSpec>]>([
  ["read", { plainText: endless }],
  ["linked", { resolve: endless }],
])(
  "a page that cannot be %s in time is a problem, and the others are still read",
  async (_, spec) => {
    const Rule = { ...builtIn.Truncate, ...spec } as ComponentSpec;
    const components = { ...builtIn, Truncate: Rule };
    const files = [
      source("content/docs/a.md", "# A\n\nText\n\n<!-- truncate -->\n"),
      source("content/docs/b.md", "# B\n\nText\n"),
    ];
    const { docs, problems } = await load(files, { components, timeLimit: 2 });
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      "content/docs/a.md: The page could not be parsed: it takes more than 2 seconds.",
    ]);
    expect(docs.map(({ path, tree }) => [path, tree.length > 0])).toEqual([
      ["/a", false],
      ["/b", true],
    ]);
  },
);

test("a post is resolved once, so that its excerpt takes no time of its own", async () => {
  let times = 0;
  const count = <Node>(node: Node) => {
    times++;
    return node;
  };
  const components = { ...builtIn, Details: { ...builtIn.Details, resolve: count } };
  const text = '# A\n\n<Details summary="a">b</Details>\n\n{/* truncate */}\n\nc\n';
  await load([source("content/blog/2026-01-15-a.mdx", text)], { components });
  expect(times).toBe(1);
});
