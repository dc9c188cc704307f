import type {
  Expression,
  MemberExpression,
  ObjectExpression,
  Program,
  Property,
  SpreadElement,
  TemplateLiteral,
} from "estree";
import { isList, type Json } from "../../../../src/domain/documentTree";
import { quotable } from "../report";
import { isVariable, USE_VARIABLES } from "../variables";

const MAX_DEPTH = 20;
const WRITE_DATA =
  "Write the value itself: text in quotation marks or backticks, a number, true, false, null, or a list or object of these.";

/** An expression that is more than data: what it is, how to write it instead, and its line. */
export class NotData extends Error {
  /** @param range source range of the expression that begins the message */
  constructor(
    message: string,
    readonly fix: string,
    readonly line: number | undefined,
    private readonly range?: readonly [number, number],
  ) {
    super(message);
  }

  /** What is wrong, beginning with the expression as written. @param text text of the page */
  messageIn(text: string): string {
    if (!this.range) return this.message;
    const written = text.slice(...this.range).replace(/\s+/g, " ");
    return `"${quotable(written)}" ${this.message}`;
  }
}

/** The expression inside braces; undefined for a comment. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const statement = program?.body[0];
  return statement?.type === "ExpressionStatement" ? statement.expression : undefined;
}

type Node = Expression | SpreadElement | Property["value"] | Property["key"];

/**
 * The value of a literal expression: literals, lists, objects, templates and the product's values, which become `{product}`.
 * Nothing is evaluated.
 * @returns undefined for `undefined`
 * @throws NotData for anything else, such as a call, a function or an unknown name
 */
export function readValue(node: Node, depth = 0): Json | undefined {
  const line = node.loc?.start.line;
  if (depth > MAX_DEPTH)
    throw new NotData(
      `A value nests lists and objects more than ${MAX_DEPTH} deep.`,
      "Flatten it.",
      line,
    );
  switch (node.type) {
    case "Literal":
      if (isScalar(node.value) && !("regex" in node) && !("bigint" in node)) return node.value;
      break;
    case "TemplateLiteral":
      return readTemplate(node);
    case "Identifier":
      if (node.name === "undefined") return undefined;
      if (isVariable(node.name)) return `{${node.name}}`;
      throw unknownVariable(node.name, line);
    case "UnaryExpression":
      if (node.operator === "-" && node.argument.type === "Literal") {
        const value = readValue(node.argument);
        if (typeof value === "number") return -value;
      }
      break;
    case "ArrayExpression":
      return node.elements.flatMap((item) => readItem(item, line, depth + 1));
    case "ObjectExpression":
      return readObject(node, depth + 1);
    case "CallExpression": {
      const address = calledAddress(node);
      if (address !== undefined) return address;
      break;
    }
    case "MemberExpression": {
      const value = readMember(node);
      if (value !== undefined) return value;
    }
  }
  throw new NotData(`is ${describe(node)}, which is not data.`, WRITE_DATA, line, node.range);
}

/** `fact.name`, and `require("./a.png").default`; undefined for anything else. */
function readMember(node: MemberExpression): string | undefined {
  const isDefault = node.property.type === "Identifier" && node.property.name === "default";
  const address = isDefault ? calledAddress(node.object) : undefined;
  if (address !== undefined) return address;
  const path = dottedName(node);
  if (path !== undefined && isVariable(path)) return `{${path}}`;
  const name = path ?? rootName(node);
  if (name !== undefined) throw unknownVariable(name, node.loc?.start.line);
  return undefined;
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return (
    value === null ||
    typeof value === "string" ||
    typeof value === "boolean" ||
    (typeof value === "number" && Number.isFinite(value))
  );
}

function readTemplate({ quasis, expressions }: TemplateLiteral): string {
  return quasis
    .map(({ value }, index) => {
      const expression = expressions[index];
      const filled = expression && readValue(expression);
      if (filled !== null && typeof filled === "object")
        throw new NotData(
          "A template has a list or object in it.",
          "Write the text itself.",
          expression?.loc?.start.line,
        );
      return (value.cooked ?? "") + (expression ? String(filled) : "");
    })
    .join("");
}

function readItem(
  item: Expression | SpreadElement | null,
  line: number | undefined,
  depth: number,
): Json[] {
  if (item === null) throw new NotData("A list has an empty slot.", "Write null there.", line);
  if (item.type !== "SpreadElement") return [readValue(item, depth) ?? null];
  const list = readValue(item.argument, depth);
  if (isList(list)) return [...list];
  throw spreadOf(item);
}

function readObject({ properties }: ObjectExpression, depth: number): Json {
  return Object.fromEntries(properties.flatMap((each) => readProperty(each, depth)));
}

function readProperty(
  property: Property | SpreadElement,
  depth: number,
): (readonly [string, Json])[] {
  if (property.type === "SpreadElement") {
    const value = readValue(property.argument, depth);
    if (value === null || typeof value !== "object" || isList(value)) throw spreadOf(property);
    return Object.entries(value).flatMap(([key, item]) =>
      item === undefined ? [] : [[key, item]],
    );
  }
  const line = property.loc?.start.line;
  const { key, computed } = property;
  const name =
    key.type === "Identifier" ? key.name : key.type === "Literal" ? key.value : undefined;
  if (computed || (typeof name !== "string" && typeof name !== "number"))
    throw new NotData("A name in an object is an expression.", "Write the name itself.", line);
  if (name === "__proto__")
    throw new NotData("An object cannot have the key __proto__.", "Use another name.", line);
  const value = readValue(property.value, depth);
  return value === undefined ? [] : [[String(name), value]];
}

/** The address in `useBaseUrl("/a")` and `require("./a.png")`, which are just that address here. */
function calledAddress(node: Expression | { readonly type: "Super" }): string | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return undefined;
  const [address, ...others] = node.arguments;
  if (!/^(?:useBaseUrl|require)$/.test(node.callee.name) || others.length > 0) return undefined;
  return address?.type === "Literal" && typeof address.value === "string"
    ? address.value
    : undefined;
}

/** The leading name of `a.b.c`. */
function rootName(node: Expression | { readonly type: "Super" }): string | undefined {
  if (node.type === "MemberExpression") return rootName(node.object);
  return node.type === "Identifier" ? node.name : undefined;
}

/** `a.b.c` as it is written; undefined when a part is computed. */
function dottedName(node: Expression | { readonly type: "Super" }): string | undefined {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.computed || node.property.type !== "Identifier")
    return undefined;
  const object = dottedName(node.object);
  return object === undefined ? undefined : `${object}.${node.property.name}`;
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/Literal/, "neither a text nor a plain number"],
  [/Function/, "a function"],
  [/Class/, "a class"],
  [/^(Call|New|Import|TaggedTemplate|Chain)/, "a call"],
  [/^JSX/, "markup in a property"],
  [/^(Binary|Unary|Logical|Conditional)/, "a calculation or condition"],
  [/^(Assignment|Update)/, "an assignment"],
];

function describe(node: Node): string {
  return KINDS.find(([type]) => type.test(node.type))?.[1] ?? "program code";
}

function unknownVariable(name: string, line: number | undefined): NotData {
  return new NotData(
    `{${name}} is not a variable of this site.`,
    `${USE_VARIABLES}, or put it in code.`,
    line,
  );
}

function spreadOf({ loc }: SpreadElement): NotData {
  return new NotData(
    "A spread (...) is not followed by a list or object.",
    "Write its entries out.",
    loc?.start.line,
  );
}
