import { createContext, Script } from "node:vm";

const context = createContext({ run: undefined });
const script = new Script("run()");

/**
 * Runs a function and stops it when it takes too long: a regular expression of an owner could run for hours.
 * @returns undefined when it was stopped
 */
export function withinTime<Value>(
  run: () => Value,
  seconds: number,
): { readonly value: Value } | undefined {
  context.run = run;
  try {
    return { value: script.runInContext(context, { timeout: seconds * 1000 }) };
  } catch (error) {
    if (Reflect.get(Object(error), "code") !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    return undefined;
  } finally {
    context.run = undefined;
  }
}
