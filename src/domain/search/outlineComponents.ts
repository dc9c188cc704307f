import { codeText } from "../code";
import { codeLines, type Json, stringProp, type TreeElement } from "../documentTree";
import type { Outline } from "./outline";

/** Adds what a component shows to the outline; `addChildren` adds its children at the right place. */
type ComponentText = (node: TreeElement, outline: Outline, addChildren: () => void) => void;

type JsonObject = { readonly [key: string]: Json | undefined };

/** A component that shows some of its string properties as one text each, then its children. */
function shows(...names: readonly string[]): ComponentText {
  return (node, outline, addChildren) => {
    for (const name of names) outline.text(stringProp(node, name));
    addChildren();
  };
}

/** The same with the children first: the result of a step, the reading of a formula. */
function showsAround(before: readonly string[], after: readonly string[]): ComponentText {
  return (node, outline, addChildren) => {
    for (const name of before) outline.text(stringProp(node, name));
    addChildren();
    for (const name of after) outline.text(stringProp(node, name));
  };
}

/** A component that shows a table of objects: the named fields of each are the cells of a row. */
function showsRows(list: string, fields: readonly string[], ...names: readonly string[]): ComponentText {
  return (node, outline, addChildren) => {
    shows(...names)(node, outline, addChildren);
    for (const item of objects(node, list)) outline.row(...fields.map((field) => textOf(item[field])));
  };
}

const nothing: ComponentText = () => undefined;

/**
 * What readers see of components that keep text in properties. Components that are not listed show their children.
 * Link lists made from other pages (RelatedPages, AllPages, ReadingPath, GlossaryIndex) say nothing of their own and are left out.
 */
export const COMPONENT_TEXTS: Readonly<Record<string, ComponentText | undefined>> = {
  AddressList: showsRows("entries", ["name", "value"]),
  Admonition: shows("title"),
  AllPages: nothing,
  ApiEndpoint: (node, outline, addChildren) => {
    outline.text(stringProp(node, "method"), `${stringProp(node, "baseUrl") ?? ""}${stringProp(node, "path") ?? ""}`);
    outline.text(stringProp(node, "summary"));
    outline.row(labelled("Authentication", stringProp(node, "auth")), labelled("Stability", stringProp(node, "stability")));
    addChildren();
  },
  Bars: (node, outline) => {
    outline.text(stringProp(node, "caption"), stringProp(node, "alt"));
    const unit = stringProp(node, "unit") ?? "";
    for (const { label, value, display } of objects(node, "rows"))
      outline.row(textOf(label), textOf(display) ?? `${textOf(value) ?? ""}${unit === "%" ? "" : " "}${unit}`);
  },
  Calculator: (node, outline) => {
    outline.text(labelled("Calculator", stringProp(node, "title")));
    outline.text(stringProp(node, "answer"));
  },
  Card: shows("title", "text"),
  Changelog: showsRows("rows", ["date", "change"]),
  Checklist: (node, outline) => {
    for (const item of list(node, "items")) outline.text(textOf(item));
  },
  CodeBlock: (node, outline) => {
    outline.text(stringProp(node, "title"));
    outline.text(codeText(codeLines(node)));
  },
  CompareTable: (node, outline) => {
    outline.text(stringProp(node, "caption"));
    outline.row(...list(node, "columns").map(textOf));
    for (const row of list(node, "rows")) outline.row(...(Array.isArray(row) ? row.map(textOf) : []));
  },
  Details: shows("summary"),
  Diagram: (node, outline) => outline.text(stringProp(node, "alt")),
  FaqItem: (node, outline, addChildren) => {
    outline.scoped(3, stringProp(node, "id") ?? "", stringProp(node, "q") ?? "", addChildren);
  },
  Figure: showsAround(["alt"], ["caption", "credit"]),
  Formula: showsAround(["label"], ["read"]),
  Glossary: (node, outline) => {
    for (const { id, term, definition, example, see } of objects(node, "entries")) {
      outline.scoped(3, textOf(id) ?? "", textOf(term) ?? "", () => {
        outline.text(textOf(definition));
        outline.text(textOf(example));
        outline.text(
          labelled("See also", (Array.isArray(see) ? see : []).flatMap((other: Json) => textOf(isObject(other) ? other.term : other) ?? []).join(", ")),
        );
      });
    }
  },
  GlossaryIndex: nothing,
  Math: (node, outline) => outline.text(stringProp(node, "tex")),
  MockPanel: showsRows("rows", ["label", "value", "note"], "title", "alt", "action"),
  MoveFn: moveFunction,
  NetworkTable: (node, outline) => {
    const networks = objects(node, "networks");
    outline.row("Network", ...networks.map(({ label }) => textOf(label)));
    const pairs = networks.map(
      ({ rows }) =>
        new Map((Array.isArray(rows) ? rows : []).map((pair: Json) => (Array.isArray(pair) ? [textOf(pair[0]) ?? "", textOf(pair[1]) ?? ""] : ["", ""]))),
    );
    for (const name of new Set(pairs.flatMap((rows) => [...rows.keys()]))) outline.row(name, ...pairs.map((rows) => rows.get(name)));
  },
  OfficialLinks: showsRows("entries", ["name", "value", "note"]),
  ParamTable: (node, outline) => {
    outline.text(stringProp(node, "caption"));
    params(objects(node, "rows"), outline);
  },
  Plot: (node, outline) => outline.text(stringProp(node, "title"), stringProp(node, "finding")),
  ReadingPath: nothing,
  RelatedPages: nothing,
  ResponseField: (node, outline, addChildren) => {
    outline.row(stringProp(node, "name"), `${stringProp(node, "type") ?? ""}${node.props?.nullable === true ? " or null" : ""}`);
    addChildren();
  },
  RiskCallout: (node, outline, addChildren) => {
    outline.text(stringProp(node, "title"));
    for (const [label, name] of [
      ["Likelihood", "likelihood"],
      ["Impact", "impact"],
      ["Who bears it", "who"],
      ["What reduces it", "mitigation"],
    ] as const)
      outline.text(labelled(label, stringProp(node, name)));
    addChildren();
  },
  Step: showsAround(["title"], ["result"]),
  TabItem: shows("label"),
  Truncate: nothing,
  WorkedExample: (node, outline, addChildren) => {
    outline.text(`Worked example: ${stringProp(node, "title") ?? ""}`);
    for (const pair of list(node, "inputs")) if (Array.isArray(pair)) outline.text(labelled(textOf(pair[0]) ?? "", textOf(pair[1])));
    addChildren();
    outline.text(stringProp(node, "result"));
  },
};

/** A function of a module has an address of its own (`#fn-name`): its name is a heading. */
function moveFunction(node: TreeElement, outline: Outline, addChildren: () => void): void {
  const name = stringProp(node, "name") ?? "";
  const module = stringProp(node, "module");
  outline.scoped(outline.levelBelow(3), `fn-${name.replaceAll("_", "-")}`, module ? `${module}::${name}` : name, () => {
    outline.text(stringProp(node, "kind"), stringProp(node, "signature"));
    addChildren();
    outline.text(labelled("Type arguments", stringProp(node, "generics")));
    params(objects(node, "params"), outline);
    outline.text(labelled("Returns", stringProp(node, "returns")));
    for (const { code, when } of objects(node, "aborts")) outline.row(textOf(code), textOf(when));
    outline.text(labelled("Stability", stringProp(node, "stability")));
  });
}

function params(rows: readonly JsonObject[], outline: Outline): void {
  for (const { name, type, required, default: initial, description } of rows) {
    outline.row(
      textOf(name),
      textOf(type),
      required === undefined ? undefined : required === true ? "required" : "optional",
      textOf(initial),
      textOf(description),
    );
  }
}

function labelled(label: string, text: string | undefined): string | undefined {
  return text ? `${label}: ${text}` : undefined;
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined;
}

function list(node: TreeElement, name: string): readonly Json[] {
  const value = node.props?.[name];
  return Array.isArray(value) ? value : [];
}

function objects(node: TreeElement, name: string): readonly JsonObject[] {
  return list(node, name).filter(isObject);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
