import type { ComponentSpec } from "../../../domain/componentSpec";
import { isDay } from "../../../domain/days";
import { stringProp, type TreeElement } from "../../../domain/documentTree";
import { escapeHtml, propHtml, recordsHtml, tableHtml } from "../../../domain/html";
import { showsRows } from "../../../domain/outlineText";
import { listProp, objectsProp, rowsProp, textOf } from "../../../domain/treeProps";
import { outlineParams, PARAM, paramsHtml } from "./params";

/** A Markdown table with its caption; the table itself is its child. Its name is read out when its scroll box gets the focus. */
export const Table: ComponentSpec = {
  props: { "name?": "text" },
  internal: true,
  plainText: "children",
  outline: "children",
  feedHtml: "children",
};

export const CompareTable: ComponentSpec = {
  props: { caption: "text", columns: ["cell"], rows: [["cell"]] },
  holds: [],
  resolve: (node, page) => {
    const columns = listProp(node, "columns").length;
    for (const row of rowsProp(node, "rows"))
      if (row.length !== columns)
        page.warn(
          node.line,
          `The row "${row.map(textOf).join(" | ").slice(0, 60)}" of <CompareTable> does not have one cell for each of its ${columns} columns.`,
          "Give each row one cell for each column.",
        );
    return node;
  },
  plainText: "children",
  outline: (node, outline) => {
    outline.text(stringProp(node, "caption"));
    outline.row(...listProp(node, "columns").map(textOf));
    for (const row of rowsProp(node, "rows")) outline.row(...row.map(textOf));
  },
  feedHtml: (node) =>
    tableHtml(propHtml(node, "caption"), listProp(node, "columns"), rowsProp(node, "rows")),
};

export const ParamTable: ComponentSpec = {
  props: { caption: "text", rows: [PARAM] },
  holds: [],
  plainText: "children",
  outline: (node, outline) => {
    outline.text(stringProp(node, "caption"));
    outlineParams(objectsProp(node, "rows"), outline);
  },
  feedHtml: (node) => paramsHtml(propHtml(node, "caption"), objectsProp(node, "rows")),
};

export const ResponseField: ComponentSpec = {
  props: {
    name: "text",
    type: "text",
    "nullable?": "flag",
    "required?": "flag",
    "deprecated?": "flag",
    "default?": "text",
  },
  plainText: "children",
  outline: (node, outline, addChildren) => {
    outline.row(stringProp(node, "name"), ...fieldFacts(node));
    addChildren();
  },
  feedHtml: (node, inner) =>
    `<p><code>${propHtml(node, "name") ?? ""}</code> (${escapeHtml(fieldFacts(node).join(", "))})</p>${inner()}`,
};

/** The facts about a field, the type first. */
function fieldFacts({ props = {} }: TreeElement): readonly string[] {
  const initial = textOf(props.default) ?? "-";
  return [
    `${textOf(props.type) ?? ""}${props.nullable === true ? " or null" : ""}`,
    ...["required", "deprecated"].filter((word) => props[word] === true),
    ...(/^[–—-]$/.test(initial) ? [] : [`default ${initial}`]),
  ];
}

/** Matches a date in numbers; other dates, such as March 2026, are plain text. */
const DATE_OF_NUMBERS = /^\d{4}-\d{1,2}-\d{1,2}$/;

export const Changelog: ComponentSpec = {
  props: { rows: [{ date: "text", change: "text" }] },
  holds: [],
  resolve: (node, page) => {
    for (const { date } of objectsProp(node, "rows")) {
      const text = textOf(date) ?? "";
      if (DATE_OF_NUMBERS.test(text) && !isDay(text))
        page.warn(
          node.line,
          `"${text}" in <Changelog> is not a date.`,
          "Write the year, month and day of a real date, such as 2026-01-15.",
        );
    }
    return node;
  },
  plainText: "children",
  outline: showsRows("rows", ["date", "change"]),
  feedHtml: (node) => recordsHtml(undefined, objectsProp(node, "rows"), ["date", "change"]),
};
