import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Webpack's compiler, as far as `giveBackMemory` needs it. */
type Compiler = { readonly hooks: { readonly done: Hook<[Stats]>; readonly shutdown: Hook<[]> } };
type Hook<Args extends readonly unknown[]> = { tap(name: string, run: (...args: Args) => void): void };
type Stats = { readonly compilation: { readonly errors?: readonly unknown[] } };

/** By then webpack has stored its file cache, too. */
const COLLECT_AFTER_MS = 200;

let collection: NodeJS.Timeout | undefined;

/** A build cleans its memory when it has doubled; V8 would let it grow to four times as much, a quarter more at the peak. */
export function cleanOften(): void {
  if (process.env.NODE_ENV === "production") setFlagsFromString("--heap-growing-percent=100");
}

/**
 * A webpack plugin: Gatsby keeps every compilation to the end of a build, though it needs none once webpack is told to end. They are
 * emptied then, and the memory given back before the pages are rendered: 150 MB. Those with errors are still to be reported.
 */
export const giveBackMemory = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap("giveBackMemory", ({ compilation }) =>
      hooks.shutdown.tap("giveBackMemory", () => {
        if (compilation.errors?.length !== 0) return;
        for (const name of Object.keys(compilation)) Reflect.deleteProperty(compilation, name);
        clearTimeout(collection);
        collection = setTimeout(collectGarbage, COLLECT_AFTER_MS).unref();
      }),
    ),
};

/** V8's own collector; Node shows it only in a context made after its flag is set. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
}
