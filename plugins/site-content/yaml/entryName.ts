import { partAt, propertyOf } from "../../../src/domain/json";
import { quoted } from "./wrongKind";

type Path = readonly PropertyKey[];

/** Keys whose values identify an entry to its owner. */
const NAMES = ["id", "name", "term", "label", "title", "word"];
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/**
 * Where a path leads, in words: the key below the last entry of a list in it, and that entry, `the entry "pool"` or `the first
 * entry of tags`. Without an entry, the key is the whole path.
 */
export function placeIn(data: unknown, path: Path): { key: string; entry?: string } {
  const at = path.findLastIndex((key) => typeof key === "number");
  if (at < 0) return { key: path.join(".") };
  const value = partAt(data, path.slice(0, at + 1));
  const name = NAMES.map((key) => propertyOf(value, key)).find(
    (one) => typeof one === "string" && one.trim() !== "",
  );
  const list = path.slice(0, at).join(".");
  const entry = name === undefined ? numbered(Number(path[at])) : `the entry ${quoted(name)}`;
  return { key: path.slice(at + 1).join("."), entry: list ? `${entry} of ${list}` : entry };
}

function numbered(index: number): string {
  const ordinal = ORDINALS[index];
  return ordinal === undefined ? `entry ${index + 1}` : `the ${ordinal} entry`;
}
