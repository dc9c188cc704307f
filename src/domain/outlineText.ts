import type { ComponentSpec } from "./componentSpec";
import { stringProp } from "./documentTree";
import { objectsProp, textOf } from "./treeProps";

/** Common ways in which components show their properties in search records. */

type WriteOutline = Exclude<ComponentSpec["outline"], string>;

/** Adds each string property as a text, then the children. */
export function shows(...names: readonly string[]): WriteOutline {
  return showsAround(names, []);
}

/** Adds each string property as a text, before and after the children. */
export function showsAround(before: readonly string[], after: readonly string[]): WriteOutline {
  return (node, outline, addChildren) => {
    for (const name of before) outline.text(stringProp(node, name));
    addChildren();
    for (const name of after) outline.text(stringProp(node, name));
  };
}

/** Adds string properties, then a list of objects: the named fields of each are the cells of a row. */
export function showsRows(
  list: string,
  fields: readonly string[],
  ...names: readonly string[]
): WriteOutline {
  return (node, outline, addChildren) => {
    shows(...names)(node, outline, addChildren);
    for (const item of objectsProp(node, list))
      outline.row(...fields.map((field) => textOf(item[field])));
  };
}

/** `label: text`, or undefined without text. */
export function labelled(label: string, text: string | undefined): string | undefined {
  return text ? `${label}: ${text}` : undefined;
}
