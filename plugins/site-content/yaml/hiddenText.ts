import { textFault } from "../../../src/domain/hiddenText";
import type { Fault } from "../../../src/domain/problems";
import { textsIn } from "./textsIn";
import { MAX_NAMED } from "./yamlIssues";

type Found = Fault & { readonly path: readonly PropertyKey[] };

/** The strings in data that are not what they look like, each with its path; at most as many as a report names. */
export function hiddenText(data: unknown): readonly Found[] {
  const found = textsIn(data).flatMap(({ text, path }) => {
    const fault = textFault(text);
    return fault ? [{ ...fault, path }] : [];
  });
  return found.slice(0, MAX_NAMED);
}
