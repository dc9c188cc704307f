import type { Expression, Node, Program } from "estree";
import type { VFile } from "vfile";
import type { Json } from "../../../src/domain/documentTree";
import { quotable, report } from "./report";
import { isVariable, USE_VARIABLES } from "./variables";

const MAX_DEPTH = 20;

/** An expression that is more than data. */
class NotData extends Error {
  constructor(readonly node: Node) {
    super("An expression is more than data.");
  }
}

/** What `read` returns; undefined, with a problem of the page, if that is more than data. */
export function dataOr<Value>(page: VFile, read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NotData)) throw error;
    const { type, range, loc } = error.node;
    const written = quotable(
      String(page.value)
        .slice(...(range ?? [0, 0]))
        .replace(/\s+/g, " "),
    );
    const isName = /^(?:Identifier|MemberExpression)$/.test(type);
    const message = isName
      ? `{${written}} is not a variable of this site.`
      : `"${written}" is code, not data.`;
    const fix = isName ? `${USE_VARIABLES}, or put it in code.` : undefined;
    report(page, "code-in-page", loc?.start.line, message, fix);
    return undefined;
  }
}

/** The expression inside braces; undefined for a comment. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const statement = program?.body[0];
  return statement?.type === "ExpressionStatement" ? statement.expression : undefined;
}

/**
 * The value of a literal expression: literals, lists, objects, templates, addresses in `require("./a.png")` and
 * `useBaseUrl("/a")`, and the site's values, which become `{product}`. Nothing is evaluated.
 * @returns undefined for `undefined`
 * @throws NotData, which {@link dataOr} reports, for anything else, such as a call, a function or an unknown name
 */
export function readValue(node: Node, depth = 0): Json | undefined {
  if (depth > MAX_DEPTH) throw new NotData(node);
  switch (node.type) {
    case "Literal":
      if ("regex" in node || "bigint" in node) throw new NotData(node);
      return node.value as Json;
    case "TemplateLiteral":
      return node.quasis
        .map(({ value }, at) => {
          const expression = node.expressions[at];
          return (value.cooked ?? "") + (expression ? readText(expression) : "");
        })
        .join("");
    case "UnaryExpression": {
      const value = node.operator === "-" ? readValue(node.argument, depth + 1) : undefined;
      if (typeof value === "number") return -value;
      throw new NotData(node);
    }
    case "ArrayExpression":
      return node.elements.map((item) => (item && readValue(item, depth + 1)) ?? null);
    case "SequenceExpression": // a quantifier in prose, `amount{0,1}`, stays as written
      return `{${node.expressions.map(readText).join(",")}}`;
    case "ObjectExpression":
      return Object.fromEntries(node.properties.flatMap((each) => readProperty(each, depth + 1)));
    default:
      return readName(node);
  }
}

/** The text of an expression; empty for what React shows as nothing. @throws NotData for lists and objects */
export function readText(node: Expression): string {
  const value = readValue(node, 1);
  if (value !== null && typeof value === "object") throw new NotData(node);
  return typeof value === "boolean" ? "" : String(value ?? "");
}

function readProperty(property: Node, depth: number): [string, Json | undefined][] {
  if (property.type !== "Property" || property.computed) throw new NotData(property);
  const { key } = property;
  const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? key.value : null;
  if (name === "__proto__" || name === null) throw new NotData(property);
  const value = readValue(property.value, depth);
  return value === undefined ? [] : [[String(name), value]];
}

/** A variable's name in braces, or the address in a call that stands for just that address. */
function readName(node: Node): string | undefined {
  const address = calledAddress(node);
  if (address !== undefined) return address;
  const name = nameOf(node);
  if (name === "undefined") return undefined;
  if (name === undefined || !isVariable(name)) throw new NotData(node);
  return `{${name}}`;
}

/** The address in `useBaseUrl("/a")`, `require("./a.png")` and `require("./a.png").default`. */
function calledAddress(node: Node): string | undefined {
  if (node.type === "MemberExpression")
    return nameOf(node.property) === "default" ? calledAddress(node.object) : undefined;
  if (node.type !== "CallExpression") return undefined;
  const [address, ...others] = node.arguments;
  const isAddress = address?.type === "Literal" && typeof address.value === "string";
  const isKnown = /^(?:useBaseUrl|require)$/.test(nameOf(node.callee) ?? "");
  return isKnown && isAddress && others.length === 0 ? String(address.value) : undefined;
}

function nameOf(node: Node): string | undefined {
  return node.type === "Identifier" ? node.name : undefined;
}
