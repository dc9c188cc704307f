import type { OutlineWriter } from "../../../domain/componentSpec";
import { tableHtml } from "../../../domain/html";
import type { Shape } from "../../../domain/propShapes";
import { type JsonObject, textOf } from "../../../domain/treeProps";

/** A parameter of an endpoint or a function, or a field of a response. */
export type Param = {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  readonly default?: string;
  readonly description: string;
};

/** A parameter as authors write it. */
export const PARAM: Shape = {
  name: "text",
  type: "text",
  "required?": "flag",
  "default?": "text",
  description: "text",
};

/** Adds the parameters of an endpoint or a function to the search text, one row each. */
export function outlineParams(params: readonly JsonObject[], outline: OutlineWriter): void {
  for (const param of params) outline.row(...cellsOf(param));
}

/** The same parameters as a table for feeds, with the columns that are in use. @param caption HTML */
export function paramsHtml(caption: string | undefined, params: readonly JsonObject[]): string {
  const rows = params.map(cellsOf);
  const used = COLUMNS.map((_, index) => rows.some((row) => row[index] !== undefined));
  return tableHtml(
    caption,
    COLUMNS.filter((_, index) => used[index]),
    rows.map((row) => row.filter((_, index) => used[index]).map((cell) => cell ?? "none")),
  );
}

const COLUMNS = ["Name", "Type", "Required", "Default", "Description"];

function cellsOf({
  name,
  type,
  required,
  default: initial,
  description,
}: JsonObject): readonly (string | undefined)[] {
  const need = required === undefined ? undefined : required === true ? "required" : "optional";
  return [textOf(name), textOf(type), need, textOf(initial), textOf(description)];
}
