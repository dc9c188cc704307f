import { parse } from "yaml";
import { HARBOUR_API } from "../../../testing/componentSamples";
import { readOpenApi } from "./openApi";
import { asVersion31 } from "./openApiVersion";

const older = (schema: unknown) => ({
  openapi: "3.0.3",
  components: { schemas: { Tide: schema } },
});

test.each([
  ["a type", { type: "string", nullable: true }, { type: ["string", "null"] }],
  ["one that is never null", { type: "string", nullable: false }, { type: "string" }],
  [
    "a choice",
    { oneOf: [{ type: "string" }], nullable: true },
    { oneOf: [{ type: "string" }, { type: "null" }] },
  ],
  [
    "a combination",
    { allOf: [{ type: "object" }], nullable: true, description: "High." },
    { anyOf: [{ allOf: [{ type: "object" }] }, { type: "null" }], description: "High." },
  ],
  ["an open end", { minimum: 0, exclusiveMinimum: true }, { exclusiveMinimum: 0 }],
  ["a closed end", { maximum: 9, exclusiveMaximum: false }, { maximum: 9 }],
  [
    "properties of any name",
    { properties: { nullable: { type: "boolean" }, default: { type: "string", nullable: true } } },
    { properties: { nullable: { type: "boolean" }, default: { type: ["string", "null"] } } },
  ],
  [
    "data, which stays",
    { type: "object", example: { type: "string", nullable: true } },
    { type: "object", example: { type: "string", nullable: true } },
  ],
])("OpenAPI 3.0 is read as 3.1: %s", (_, schema, expected) => {
  expect(asVersion31(older(schema))).toStrictEqual({ ...older(expected), openapi: "3.1.0" });
});

test("a document of OpenAPI 3.1 is left unchanged", () => {
  const document = { ...older({ type: "string", nullable: true }), openapi: "3.1.0" };
  expect(asVersion31(document)).toBe(document);
});

test("a document of OpenAPI 3.0 means the same as one of 3.1", () => {
  const text = HARBOUR_API.replace("3.1.0", "3.0.3").replace(
    'type: [number, "null"]',
    "type: number, nullable: true",
  );
  expect(readOpenApi(parse(text))).toStrictEqual(readOpenApi(parse(HARBOUR_API)));
});

test("what OpenAPI allows to be missing may be missing", () => {
  const { operations } = readOpenApi({
    openapi: "3.0.0",
    paths: { "/tides": { get: { parameters: [{ name: "day", in: "query" }], responses: {} } } },
  });
  expect(operations).toMatchObject([
    { operationId: "GET /tides", summary: "", parameters: [{ name: "day", description: "" }] },
  ]);
});
