import type { TreeElement } from "./documentTree";
import { type Problem, problem } from "./problems";

/** A descriptor that threw: the component, and the line of the page that shows it. */
export class ComponentFault extends Error {
  readonly line: number | undefined;

  constructor({ type, line }: TreeElement, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The component <${type}> failed: ${reason}`, { cause });
    this.line = line;
  }
}

/** What a descriptor makes of an element. @throws ComponentFault when it throws */
export function fromDescriptor<Value>(node: TreeElement, make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    throw error instanceof ComponentFault ? error : new ComponentFault(node, error);
  }
}

/** What a descriptor makes of an element of a page; undefined, with a problem of the page, when it throws. */
export function orProblem<Value>(
  node: TreeElement,
  file: string,
  problems: Problem[],
  make: () => Value,
): Value | undefined {
  try {
    return fromDescriptor(node, make);
  } catch (error) {
    if (!(error instanceof ComponentFault)) throw error;
    const message = `${error.message.replace(/(?<![.\s])[.\s]+$/, "")}.`;
    const fix =
      "Correct its descriptor, listed in src/components/mdx/registry.ts, or what the page gives it.";
    problems.push(problem("component", file, error.line, message, fix));
    return undefined;
  }
}

/** Runs a conversion of a page; if a descriptor throws, the error names the page. @param route route of the page */
export function onPage<Value>(route: string, make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof ComponentFault)) throw error;
    const line = error.line === undefined ? "" : `, line ${error.line} of its file`;
    throw new Error(`${error.message} (on the page ${route}${line})`, { cause: error });
  }
}
