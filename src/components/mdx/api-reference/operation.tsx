import type { ReactNode } from "react";
import { element, type TreeElement } from "../../../domain/documentTree";
import { groupBy } from "../../../domain/groupBy";
import { orList } from "../../../domain/orList";
import { sampleCode } from "../code-block/sampleCode";
import { Fold } from "../details/details";
import { Fields, type Param } from "../tables/markup";
import type { ApiOperation, ApiSchema } from "./openApi";
import { jsonText, requestSamples, type SampleRequest } from "./requestSamples";

/** The group of language tabs: a choice applies to every page. */
const LANGUAGES = "language";
const MAX_DEPTH = 4;

/** The responses to a request that succeeds, with their status. */
function responsesOf({ responses }: ApiOperation) {
  return Object.entries(responses).filter(([status]) => status.startsWith("2"));
}

/** Tables of what an operation takes, and of what its response holds, folded. */
export function operationTables(operation: ApiOperation): ReactNode {
  const { method, path, parameters, requestBody } = operation;
  return (
    <>
      <Fields caption={`Parameters of ${method} ${path}.`} rows={parameters.map(parameterRow)} />
      <Fields caption={`Body of ${method} ${path}.`} rows={fieldRows(requestBody?.schema)} />
      {responsesOf(operation).map(([status, { schema }]) => {
        const rows = fieldRows(schema).map(({ required: _, ...row }) => row);
        return rows.length === 0 ? null : (
          <Fold key={status} summary="Response fields">
            <Fields caption={`Fields of the response of ${method} ${path}.`} rows={rows} />
          </Fold>
        );
      })}
    </>
  );
}

/** A request in each language, one tab for each, whose choice is kept across pages; and the responses to it. */
export function operationSamples(operation: ApiOperation, server: string): readonly TreeElement[] {
  const requests = requestSamples(requestOf(operation, server)).map(
    ({ id, label, language, code }) =>
      element("TabItem", { value: id, label }, [sampleCode(code, language)]),
  );
  const responses = responsesOf(operation).flatMap(([status, { example }]) =>
    example === undefined ? [] : [sampleCode(jsonText(example), "json", `Response: ${status}`)],
  );
  return [element("Tabs", { groupId: LANGUAGES }, requests), ...responses];
}

/** The request made from the examples of the parameters and the body. */
function requestOf(operation: ApiOperation, server: string): SampleRequest {
  const given = operation.parameters.filter(({ example }) => example !== undefined);
  const path = given.reduce(
    (made, { name, example }) =>
      made.replace(`{${name}}`, () => encodeURIComponent(String(example))),
    operation.path,
  );
  const body = operation.requestBody?.example;
  const sent = [
    ...given.map((parameter) => ({ ...parameter, value: String(parameter.example) })),
    ...operation.access.sent,
  ];
  const valuesIn = (place: "query" | "header") =>
    sent.flatMap(({ in: where, name, value }) => (where === place ? [[name, value] as const] : []));
  return {
    method: operation.method,
    url: server + path,
    query: valuesIn("query"),
    headers: valuesIn("header"),
    ...(body !== undefined && { body: jsonText(body) }),
  };
}

function parameterRow({
  name,
  in: place,
  required,
  description,
  schema,
}: ApiOperation["parameters"][number]): Param {
  const row = schemaRow(name, schema, required);
  const isElsewhere = place === "header" || place === "cookie";
  return { ...row, ...(isElsewhere && { type: `${row.type}, in a ${place}` }), description };
}

/** A schema and those that it combines or chooses from. */
function partsOf(schema: ApiSchema): readonly ApiSchema[] {
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap(partsOf)];
}

/**
 * The fields of an object, each followed by those inside it: `legs[].hops[].venue`; for a list, those of its entries: `[].id`.
 */
function fieldRows(schema: ApiSchema | undefined, place = "", depth = 1): Param[] {
  if (!schema || depth > MAX_DEPTH) return [];
  const rows = partsOf(schema).flatMap(({ items, properties = {}, required = [] }) => [
    ...fieldRows(items, `${place}[]`, depth),
    ...Object.entries(properties).flatMap(([name, field]) => {
      const inside = place === "" ? name : `${place}.${name}`;
      return [
        schemaRow(inside, field, required.includes(name)),
        ...fieldRows(field, inside, depth + 1),
      ];
    }),
  ]);
  return [...groupBy(rows, ({ name }) => name).values()].map(([first]) => first);
}

function schemaRow(name: string, schema: ApiSchema, required: boolean): Param {
  return {
    name,
    type: typeText(schema),
    required,
    ...(schema.default !== undefined && { default: textOf(schema.default) }),
    description: schema.description ?? "",
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A type in words: `integer, 0 to 5000`, `list of strings`, `verified or scam`, `string or null`. */
export function typeText(schema: ApiSchema): string {
  const { allOf, ...own } = schema;
  if (allOf) return typeText(Object.fromEntries([...allOf, own].flatMap(Object.entries)));
  const { title, type, items, minimum, maximum, anyOf, oneOf = anyOf } = own;
  if (title !== undefined) return title;
  if (schema.enum) return orList(schema.enum.map(String));
  if (type === undefined && oneOf) return orList([...new Set(oneOf.map(typeText))]);
  const types = type === undefined ? ["any"] : typeof type === "string" ? [type] : [...type];
  const text = orList(
    types.map((each) => (each === "array" && items ? `list of ${plural(typeText(items))}` : each)),
  );
  if (minimum === undefined) return maximum === undefined ? text : `${text}, ${maximum} or less`;
  return `${text}, ${minimum} ${maximum === undefined ? "or more" : `to ${maximum}`}`;
}

function plural(type: string): string {
  if (/ (?:of|or) /.test(type)) return type;
  return type.endsWith("s") ? `${type}es` : `${type}s`;
}
