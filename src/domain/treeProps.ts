import type { Json, TreeElement } from "./documentTree";

/** Reading properties of tree elements, whose shape authors decide. */

export type JsonObject = { readonly [key: string]: Json | undefined };

/** A string or number as a string; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined;
}

/** A property that is a list; empty when it is anything else. */
export function listProp(node: TreeElement, name: string): readonly Json[] {
  return listOf(node.props?.[name]);
}

/** The objects of a property that is a list. */
export function objectsProp(node: TreeElement, name: string): readonly JsonObject[] {
  return objectsOf(node.props?.[name]);
}

/** The lists of a property that is a list of lists, such as the rows of a table. */
export function rowsProp(node: TreeElement, name: string): readonly (readonly Json[])[] {
  return listProp(node, name).filter((row): row is readonly Json[] => Array.isArray(row));
}

/** A list; empty when the value is anything else. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list; empty when the value is anything else. */
export function objectsOf(value: Json | undefined): readonly JsonObject[] {
  return listOf(value).filter(isJsonObject);
}

export function isJsonObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
