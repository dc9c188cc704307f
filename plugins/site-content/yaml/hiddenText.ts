import { textFault } from "../../../src/domain/hiddenText";
import type { Fault } from "../../../src/domain/problems";
import { MAX_NAMED } from "./yamlIssues";

type Found = Fault & { readonly path: readonly PropertyKey[] };

/** The texts of data that are other than they look, with their place in it: no more than a report names. */
export function hiddenText(data: unknown): readonly Found[] {
  return faultsIn(data, []).slice(0, MAX_NAMED);
}

function faultsIn(data: unknown, path: readonly PropertyKey[]): Found[] {
  if (typeof data === "string") {
    const fault = textFault(data);
    return fault ? [{ ...fault, path }] : [];
  }
  if (data === null || typeof data !== "object") return [];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]) => faultsIn(value, [...path, key]));
}
