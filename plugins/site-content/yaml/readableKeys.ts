import { parseDocument } from "yaml";
import { isObject } from "../../../src/domain/json";
import { selfReferences } from "./selfReferences";

/**
 * The unindented keys of YAML that cannot be read as a whole, each read by itself: a page keeps its route and its title while a
 * line below them is wrong. Unreadable keys are omitted; the report of the whole file gives the fault.
 */
export function readableKeys(yaml: string): Readonly<Record<string, unknown>> {
  const parts = yaml.split(/^(?=[A-Za-z_][\w.-]*:)/m);
  return Object.fromEntries(parts.flatMap((part) => Object.entries(mappingOf(part))));
}

/** Reads a key and its value, which ends with the first line if the next ones are wrong. */
function mappingOf(part: string): object {
  const document = parseDocument(part, { prettyErrors: false, uniqueKeys: false });
  if (document.errors.length > 0 || selfReferences(document).length > 0) {
    const [first = "", ...others] = part.trimEnd().split("\n");
    return others.length > 0 ? mappingOf(first) : {};
  }
  try {
    const data: unknown = document.toJS();
    return isObject(data) ? data : {};
  } catch {
    return {}; // an alias for a value elsewhere in the file
  }
}
