import { element, type Json, type TreeNode } from "../../../src/domain/documentTree";

/** Where a value stands in the source. */
type Source = { readonly lineNumber?: number } | undefined;
type Component = (props: Record<string, unknown>) => unknown;

/** What cannot become part of a document tree, with its line. */
export class TreeError extends Error {
  constructor(
    message: string,
    readonly fix: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

/**
 * A JSX runtime that returns document-tree nodes instead of React elements. Components written in the page run at
 * build time; properties have to be JSON.
 * @throws TreeError for functions and other values that are not JSON
 */
export const treeRuntime = {
  Fragment: ({ children }: Record<string, unknown>) => children,
  jsx: (type: unknown, props: Record<string, unknown>) => create(type, props),
  jsxs: (type: unknown, props: Record<string, unknown>) => create(type, props),
  jsxDEV: (type: unknown, props: Record<string, unknown>, _key: unknown, _static: boolean, source: Source) => create(type, props, source?.lineNumber),
};

function create(type: unknown, props: Record<string, unknown>, line?: number): TreeNode | TreeNode[] {
  if (isComponent(type)) return toNodes(type(props), line);
  if (typeof type !== "string") throw new TreeError(`A tag has a ${typeof type} for its name.`, "Use an HTML tag or a component of this site.", line);
  const { children, ...rest } = props;
  const json: Record<string, Json> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) continue;
    json[name] = toJson(value, `${name} of <${type}>`, line);
  }
  const nodes = toNodes(children, line).filter((node) => !(node === "\n" && dropsNewlines(type)));
  return element(type, json, nodes, line);
}

/** Nodes of anything JSX may return. */
export function toNodes(value: unknown, line?: number): TreeNode[] {
  if (value === undefined || value === null || typeof value === "boolean") return [];
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value === "number" || typeof value === "bigint") return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => toNodes(item, line));
  if (isTreeElement(value)) return [value];
  throw new TreeError(`An expression gives ${describe(value)}, which is not text or JSON.`, "Return text, a number, or markup from the expression.", line);
}

function toJson(value: unknown, what: string, line?: number): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((item) => toJson(item, what, line));
  if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJson(item, what, line)]));
  }
  throw new TreeError(
    `${what} is ${describe(value)}, which is not JSON.`,
    "Pages are data: write a string, a number, true or false, or a list or object of these.",
    line,
  );
}

function describe(value: unknown): string {
  if (typeof value === "function") return `a function${value.name ? ` (${value.name})` : ""}`;
  if (value instanceof Date) return "a Date";
  return typeof value === "object" ? `an object of ${value?.constructor?.name ?? "an unknown kind"}` : `${String(value)} (${typeof value})`;
}

function isComponent(type: unknown): type is Component {
  return typeof type === "function";
}

function isTreeElement(value: unknown): value is Exclude<TreeNode, string> {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

const NEWLINE_FREE = /^([A-Z].*|ul|ol|dl|table|thead|tbody|tfoot|tr|blockquote|section|div|figure|details)$/;

function dropsNewlines(type: string): boolean {
  return NEWLINE_FREE.test(type);
}
