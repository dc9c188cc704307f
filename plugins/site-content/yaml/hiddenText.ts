import { textFault } from "../../../src/domain/hiddenText";
import type { Fault } from "../../../src/domain/problems";
import { textsIn } from "./textsIn";
import { MAX_NAMED } from "./yamlIssues";

type Found = Fault & { readonly path: readonly PropertyKey[] };

/** The texts of data that are other than they look, with their place in it: no more than a report names. */
export function hiddenText(data: unknown): readonly Found[] {
  const found = textsIn(data).flatMap(({ text, path }) => {
    const fault = textFault(text);
    return fault ? [{ ...fault, path }] : [];
  });
  return found.slice(0, MAX_NAMED);
}
