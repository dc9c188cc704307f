import { isList, type Json, type TreeProps } from "./documentTree";
import { orList } from "./orList";
import { isJsonObject } from "./treeProps";

type Kind = "text" | "cell" | "number" | "flag" | "data" | `'${string}'`;

/**
 * The shape of a property's value, written as what it looks like. `"text"`, `"number"` and `"flag"` (true or false) are values,
 * `"cell"` is a string that may be blank, as in a table, `"'light' | 'dark'"` is one of these words, `"data"` is whatever the
 * component itself checks; `[shape]` is a list, `[a, b]` a list of exactly these, `{ name: shape }` an object, in which a name
 * that ends in `?` is optional.
 */
export type Shape =
  | Kind
  | `${Kind} | ${Kind}`
  | readonly Shape[]
  | { readonly [name: string]: Shape };

/** The properties of a component by name; one that ends in `?` is optional. */
export type PropShapes = { readonly [name: string]: Shape };

/** What is wrong with a property. `place` is its path from the outside in: `rows`, `entry 1`. */
export type PropFault = { readonly place: readonly string[] } & (
  | { readonly kind: "missing"; readonly name: string; readonly shape: Shape }
  | { readonly kind: "wrong"; readonly value: Json; readonly shape: Shape }
  | { readonly kind: "unknown"; readonly name: string; readonly known: readonly string[] }
);

/**
 * Properties converted to their shapes: numbers to text where text is expected, and numeric strings to numbers. Unknown and wrong
 * ones are omitted, as are blank strings where text is required; null counts as missing.
 */
export function readProps(
  props: TreeProps,
  shapes: PropShapes,
): { readonly props: Record<string, Json>; readonly faults: readonly PropFault[] } {
  const faults: PropFault[] = [];
  return { props: readObject(props, shapes, [], faults), faults };
}

/** Names of properties, without the `?` of optional ones. */
export function propNames(shapes: PropShapes): readonly string[] {
  return Object.keys(shapes).map((key) => key.replace(/\?$/, ""));
}

/** The shape of the property with this name. */
export function shapeOf(shapes: PropShapes, name: string): Shape | undefined {
  const key = [name, `${name}?`].find((each) => Object.hasOwn(shapes, each));
  return key === undefined ? undefined : shapes[key];
}

/** The shape in words, for the end of "must be". */
export function shapeName(shape: Shape): string {
  if (typeof shape === "string") return orList(shape.split(" | ").map(kindName));
  if (isList(shape)) return shape.length > 1 ? `a list of ${shape.length}` : "a list";
  return `{ ${propNames(shape).join(", ")} }`;
}

/** A value that fits, as authors write it: `[{ name: "…" }]`. */
export function exampleOf(shape: Shape): string {
  if (typeof shape === "string") {
    const [kind = ""] = shape.split(" | ");
    if (kind === "number") return "1";
    return kind === "flag" ? "true" : `"${kind.replace(/^(?:text|cell|data)$|'/g, "") || "…"}"`;
  }
  if (isList(shape)) return `[${shape.map(exampleOf).join(", ")}]`;
  const needed = Object.entries(shape).filter(([key]) => !key.endsWith("?"));
  return `{ ${needed.map(([key, inner]) => `${key}: ${exampleOf(inner)}`).join(", ")} }`;
}

function readObject(
  value: { readonly [name: string]: Json | undefined },
  shapes: PropShapes,
  place: readonly string[],
  faults: PropFault[],
): Record<string, Json> {
  const read: Record<string, Json> = {};
  const given = new Map(Object.entries(value));
  for (const [name, each] of given) {
    const shape = shapeOf(shapes, name);
    if (!shape) faults.push({ kind: "unknown", place, name, known: propNames(shapes) });
    else if (each !== undefined && each !== null) {
      const isOptional = Object.hasOwn(shapes, `${name}?`);
      const needed = isOptional && shape === "text" ? "cell" : shape;
      const found = readValue(each, needed, [...place, name], faults);
      if (found !== undefined) read[name] = found;
    }
  }
  for (const [name, shape] of Object.entries(shapes))
    if (!name.endsWith("?") && (given.get(name) ?? undefined) === undefined)
      faults.push({ kind: "missing", place, name, shape });
  return read;
}

/** The value converted to its shape; undefined when it does not fit, which is added to the faults. */
function readValue(
  value: Json,
  shape: Shape,
  place: readonly string[],
  faults: PropFault[],
): Json | undefined {
  const wrong = () => {
    faults.push({ kind: "wrong", place, value, shape });
    return undefined;
  };
  if (shape === "text" && typeof value === "string" && value.trim() === "") return wrong();
  if (typeof shape === "string")
    return shape.split(" | ").map(readerOf(value)).find(isRead) ?? wrong();
  if (!isList(shape))
    return isJsonObject(value) ? readObject(value, shape, place, faults) : wrong();
  if (!Array.isArray(value) || (shape.length > 1 && value.length !== shape.length)) return wrong();
  return value
    .map((entry: Json, index) => {
      const inner = shape.length > 1 ? shape[index] : shape[0];
      return inner && readValue(entry, inner, [...place, `entry ${index + 1}`], faults);
    })
    .filter(isRead);
}

function isRead(value: Json | undefined): value is Json {
  return value !== undefined;
}

/** Reads a value as a kind; undefined if it is of another kind. */
function readerOf(value: Json): (kind: string) => Json | undefined {
  const text = typeof value === "string" ? value : undefined;
  return (kind) => {
    if (kind === "data") return value;
    if (kind === "text" || kind === "cell") return typeof value === "number" ? String(value) : text;
    if (kind === "flag") return typeof value === "boolean" ? value : FLAGS.get(text);
    return kind === "number" ? numberIn(value) : `'${text}'` === kind ? text : undefined;
  };
}

/** A number, or a string that holds one. */
function numberIn(value: Json): number | undefined {
  const number = typeof value === "string" && NUMBER.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** How HTML writes true and false. */
const FLAGS = new Map<string | undefined, boolean>([
  ["", true],
  ["true", true],
  ["false", false],
]);

function kindName(kind: string): string {
  if (kind === "number") return "a number";
  if (kind === "cell") return "text";
  return kind === "flag" ? "true or false" : kind.replaceAll("'", "");
}
