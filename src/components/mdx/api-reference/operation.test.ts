import { runInNewContext } from "node:vm";
import { transformSync } from "@swc/core";
import { parse } from "yaml";
import { type CodeLine, codeText } from "../../../domain/code";
import { stringProp } from "../../../domain/documentTree";
import { plainText } from "../../../domain/treeText";
import { HARBOUR_API } from "../../../testing/componentSamples";
import { nodesOf } from "../define";
import { readOpenApi } from "./openApi";
import { operationSamples, operationTables, typeText } from "./operation";
import { jsonText, requestSamples } from "./requestSamples";

function apiOf(text: string) {
  const { api, faults } = readOpenApi(parse(text));
  expect(faults).toEqual([]);
  return api ?? { operations: [], server: "" };
}

const api = apiOf(HARBOUR_API);
const samplesOf = ({ operations, server }: typeof api) =>
  operations.flatMap((operation) => operationSamples(operation, server));
const tablesOf = ({ operations }: typeof api) =>
  operations.map((operation) => plainText(nodesOf(operationTables(operation)))).join(" ");

const code = (language: string) =>
  samplesOf(api)
    .flatMap((node) => [node, ...(node.children ?? [])])
    .flatMap((node) => (typeof node === "string" ? [] : [node, ...(node.children ?? [])]))
    .flatMap((node) =>
      typeof node !== "string" && stringProp(node, "language") === language
        ? [codeText(node.props?.lines as unknown as CodeLine[])]
        : [],
    )
    .join("\n");

test("tables have parameters, the body and the fields of the answer, nested ones by their path", () => {
  expect(tablesOf(api)).toBe(
    "Parameters of POST /berths/{id}. id string required Which berth. nights integer, 1 to 9 default 1 How long. " +
      "Body of POST /berths/{id}. boat string required Her name. " +
      "Response fields Fields of the response of POST /berths/{id}. paid boolean Whether it is paid. nights list of objects One entry a night. " +
      "nights[].day integer nights[].price number or null In shells.",
  );
});

test("without an example, the first of the named examples is shown", () => {
  const named = HARBOUR_API.replace(
    / example: (\{ (?:boat|paid).*)/g,
    " examples: { one: { value: $1 } }",
  );
  expect(samplesOf(apiOf(named))).toStrictEqual(samplesOf(api));
});

test("a table has the fields of list entries, and of the schemas that a schema combines or chooses from", () => {
  const tokens = apiOf(`
openapi: 3.1.0
info: { title: Tokens, version: "1" }
paths:
  /tokens:
    get:
      summary: Tokens
      parameters:
        - { name: only, in: query, description: Names., example: [a, b], schema: { type: array, default: [a], items: { type: string } } }
      responses:
        "200":
          description: Tokens
          content:
            application/json:
              schema:
                type: array
                items:
                  allOf:
                    - { type: object, required: [id], properties: { id: { type: string } } }
                    - properties: { price: { anyOf: [{ type: number }, { type: "null" }] } }
                  oneOf:
                    - { properties: { id: {}, sold: { type: array, items: { type: object, properties: { at: {} } } } } }
`);
  expect(tablesOf(tokens)).toBe(
    'Parameters of GET /tokens. only list of strings default ["a"] Names. Response fields Fields of the response of GET /tokens. ' +
      "[].id string [].price number or null [].sold list of objects [].sold[].at any",
  );
  expect(JSON.stringify(samplesOf(tokens))).toContain("only=a,b");
});

test("the shell request quotes what the shell would interpret", () => {
  expect(code("bash")).toBe(
    [
      'curl "https://api.example.com/berths/b7?nights=3"',
      '--header "X-Harbour: YOUR_KEY"',
      '--header "Content-Type: application/json"',
      `--data '{\n  "boat": "Ada'\\''s"\n}'`,
    ].join(" \\\n  "),
  );
});

test("the TypeScript request runs, and sends what the examples say", async () => {
  const sent: unknown[] = [];
  const { code: program } = transformSync(`(async () => {${code("typescript")}})()`, {
    jsc: { target: "es2022", parser: { syntax: "typescript" } },
  });
  const world = {
    URLSearchParams,
    AbortSignal,
    console: { log: (answer: unknown) => sent.push(answer) },
    fetch: async (url: string, { method, headers, body }: RequestInit) => {
      sent.push([url, method, headers, JSON.parse(String(body))]);
      return { ok: true, json: async () => "answer" };
    },
  };
  await runInNewContext(program, world);
  expect(JSON.parse(JSON.stringify(sent))).toStrictEqual([
    [
      "https://api.example.com/berths/b7?nights=3",
      "POST",
      { "X-Harbour": "YOUR_KEY", "Content-Type": "application/json" },
      { boat: "Ada's" },
    ],
    "answer",
  ]);
});

test("the Python request uses Python's keywords", () => {
  expect(code("python")).toContain('    params={\n        "nights": "3",\n    },');
  expect(code("python")).toContain(`    json={\n      "boat": "Ada's"\n    },`);
  expect(code("python")).toContain('    headers={\n        "X-Harbour": "YOUR_KEY",\n    },');
});

test("responses are JSON, with short lists on one line", () => {
  expect(JSON.parse(code("json"))).toStrictEqual({ paid: true, nights: [{ day: 1, price: null }] });
  expect(jsonText({ a: ["x", "y"], b: [] })).toBe('{\n  "a": ["x", "y"],\n  "b": []\n}');
});

test.each([
  [{ title: "address", type: "string" }, "address"],
  [{ enum: ["a", "b", null] }, "a, b or null"],
  [{ type: "array", items: { type: "string" } }, "list of strings"],
  [{ type: "array", items: { title: "address" } }, "list of addresses"],
  [{ type: ["string", "null"] }, "string or null"],
  [{ type: "integer", minimum: 1 }, "integer, 1 or more"],
  [{}, "any"],
])("the type %j is described as %s", (schema, text) => {
  expect(typeText(schema)).toBe(text);
});

test("extensions of other tools are neither paths nor responses", () => {
  const noted = HARBOUR_API.replace("paths:", "paths:\n  x-order: [1]").replace(
    "responses:",
    "responses:\n        x-cached: true",
  );
  expect(tablesOf(apiOf(noted))).toBe(tablesOf(api));
});

test("a document of OpenAPI 3.0 is shown as one of 3.1", () => {
  const older = HARBOUR_API.replace("3.1.0", "3.0.3").replace(
    'type: [number, "null"]',
    "type: number, nullable: true",
  );
  expect(tablesOf(apiOf(older))).toBe(tablesOf(api));
});

test("a method that curl would not infer from the body is stated", () => {
  const sample = (method: string, body?: string) =>
    requestSamples({
      method,
      url: "https://x",
      query: [],
      headers: [],
      ...(body !== undefined && { body }),
    })[0]?.code;
  expect(sample("GET")).not.toContain("--request");
  expect(sample("POST", "{}")).not.toContain("--request");
  expect(sample("PUT", "{}")).toContain("--request PUT");
  expect(sample("DELETE")).toContain("--request DELETE");
});

test("a number with only an upper limit states it in its type", () => {
  expect(typeText({ type: "integer", maximum: 9 })).toBe("integer, 9 or less");
});

test("schemas that all apply are one type, not a choice", () => {
  const parts = [{ type: "integer", minimum: 0 }, { maximum: 10 }];
  expect(typeText({ allOf: parts })).toBe("integer, 0 to 10");
  expect(typeText({ allOf: parts, minimum: 2 })).toBe("integer, 2 to 10");
  expect(typeText({ allOf: [{ title: "Berth" }, { type: "object" }] })).toBe("Berth");
  expect(typeText({ allOf: [{ allOf: parts }, { minimum: 3 }] })).toBe("integer, 3 to 10");
});

test("a schema may contain itself", () => {
  const tree =
    "\n    Tree: { type: object, properties: { parts: { type: array, items: { $ref: '#/components/schemas/Tree' } } } }";
  const text = HARBOUR_API.replace(
    "#/components/schemas/Booking",
    "#/components/schemas/Tree",
  ).replace(/\n {2}schemas:/, (schemas) => schemas + tree);
  expect(tablesOf(apiOf(text))).toContain("parts[].parts list of objects");
});

test("a document without a server, or with a path for one, has none", () => {
  expect(apiOf(HARBOUR_API.replace(/^servers.*\n/m, "")).server).toBe("");
  expect(apiOf(HARBOUR_API.replace("https://api.example.com", "/v1")).server).toBe("");
});
