import { type Expression, type ObjectExpression, parseSync } from "@swc/core";

/** Data of a program. What is no data there is {@link Code}. */
export type Value = string | number | boolean | readonly Value[] | Fields | Code;
export type Fields = { readonly [name: string]: Value };

/** Part of a program that would have to run to be data, as it is written. */
export class Code {
  constructor(readonly written: string) {}
}

export function isFields(value: Value | undefined): value is Fields {
  return typeof value === "object" && !Array.isArray(value) && !(value instanceof Code);
}

/** The data that JavaScript or TypeScript exports, from its syntax tree: nothing runs. A function counts as what it returns. */
export function readExport(program: string): Value {
  const text = Buffer.from(`;${program}`); // the tree begins at this semicolon; its positions are bytes
  const { body, span } = parseSync(text.toString(), { syntax: "typescript" });
  const constants = new Map<string, Expression>();
  let exported: Value = new Code("");
  for (const node of body) {
    for (const { id, init } of node.type === "VariableDeclaration" ? node.declarations : [])
      if (id.type === "Identifier" && init) constants.set(id.value, init);
    if (node.type === "ExportDefaultExpression") exported = read(node.expression);
    if (node.type === "ExpressionStatement" && node.expression.type === "AssignmentExpression")
      exported = read(node.expression.right);
  }
  return exported;

  function read(node: Expression): Value {
    switch (node.type) {
      case "StringLiteral":
      case "NumericLiteral":
      case "BooleanLiteral":
        return node.value;
      case "TemplateLiteral":
        return node.expressions.length > 0 ? codeOf(node) : (node.quasis[0]?.cooked ?? "");
      case "ArrayExpression":
        return node.elements.flatMap((item) => {
          const value = item ? read(item.expression) : [];
          return item?.spread && Array.isArray(value) ? value : [value];
        });
      case "ObjectExpression":
        return Object.fromEntries(node.properties.flatMap(entriesOf));
      case "Identifier": {
        const constant = constants.get(node.value);
        if (!constant) return codeOf(node);
        constants.delete(node.value); // or it could contain itself
        const value = read(constant);
        constants.set(node.value, constant);
        return value;
      }
      case "ParenthesisExpression":
      case "TsAsExpression":
      case "TsConstAssertion":
      case "TsSatisfiesExpression":
        return read(node.expression);
      default:
        return codeOf(node);
    }
  }

  function entriesOf(property: ObjectExpression["properties"][number]): [string, Value][] {
    if (property.type === "SpreadElement") {
      const value = read(property.arguments);
      return isFields(value) ? Object.entries(value) : [];
    }
    if (property.type === "Identifier") return [[property.value, read(property)]];
    if (!("value" in property.key)) return [];
    const isData = property.type === "KeyValueProperty";
    const name = String(property.key.value);
    return [[name, isData ? read(property.value) : new Code(name)]];
  }

  function codeOf(node: Expression): Code {
    const { start, end } = "span" in node ? node.span : { start: span.start, end: span.start };
    return new Code(text.subarray(start - span.start, end - span.start).toString());
  }
}
