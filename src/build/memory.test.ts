import { giveBackMemory } from "./memory";

/** A compiler that has compiled and is told to end, once for each of `ends`. */
function compiled(errors: readonly unknown[], ends: number): object {
  const compilation = { errors, modules: new Set(["a"]), assets: { "a.js": "a" } };
  const shutdown: (() => void)[] = [];
  giveBackMemory.apply({
    hooks: { done: { tap: (_name, run) => run({ compilation }) }, shutdown: { tap: (_name, run) => shutdown.push(run) } },
  });
  expect(compilation.modules.size).toBe(1);
  for (let i = 0; i < ends; i++) for (const run of shutdown) run();
  return compilation;
}

test("a compilation is emptied when webpack is told to end, however often", () => {
  expect(compiled([], 1)).toEqual({});
  expect(compiled([], 2)).toEqual({});
});

test("one with errors is kept for the report", () => {
  expect(compiled([new Error("Module not found")], 1)).toMatchObject({ errors: [new Error("Module not found")], assets: { "a.js": "a" } });
});
