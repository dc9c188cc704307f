import { runInNewContext } from "node:vm";
import ts from "typescript";
import { parse } from "yaml";
import { codeText } from "../../../domain/code";
import { codeLines, stringProp, type TreeElement, walk } from "../../../domain/documentTree";
import { objectsProp } from "../../../domain/treeProps";
import { HARBOUR_API } from "../../../testing/componentSamples";
import { readOpenApi } from "./openApi";
import { errorRows, headerRows, operationTree, typeText } from "./operationTree";
import { jsonText, requestSamples } from "./requestSamples";

const api = readOpenApi(parse(HARBOUR_API));
const tree = api.operations.flatMap((operation) => operationTree(operation, api.server));

function all(type: string): TreeElement[] {
  const found: TreeElement[] = [];
  walk(tree, (node) => {
    if (node.type === type) found.push(node);
  });
  return found;
}

const code = (language: string) =>
  all("CodeBlock")
    .filter((node) => stringProp(node, "language") === language)
    .map((node) => codeText(codeLines(node)))
    .join("\n");

test("tables have parameters, the body and the fields of the response, nested ones by their path", () => {
  const rows = all("ParamTable").map((table) =>
    objectsProp(table, "rows").map(({ name, type, required, default: initial }) =>
      [name, type, required, initial].filter((cell) => cell !== undefined).join(" | "),
    ),
  );
  expect(rows).toStrictEqual([
    ["id | string | true", "nights | integer, 1 to 9 | false | 1"],
    ["boat | string | true"],
    [
      "paid | boolean",
      "nights | list of objects",
      "nights[].day | integer",
      "nights[].price | number or null",
    ],
  ]);
});

test("without an example, the first of the named examples is shown", () => {
  const named = HARBOUR_API.replace(
    / example: (\{ (?:boat|paid).*)/g,
    " examples: { one: { value: $1 } }",
  );
  const { operations, server } = readOpenApi(parse(named));
  expect(operations.flatMap((operation) => operationTree(operation, server))).toStrictEqual(tree);
});

test("a table has the fields of list entries, and of the schemas that a schema combines or chooses from", () => {
  const { operations, server } = readOpenApi(
    parse(`
openapi: 3.1.0
paths:
  /tokens:
    get:
      operationId: tokens
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
`),
  );
  const nodes = operations.flatMap((operation) => operationTree(operation, server));
  const rows = nodes
    .filter(({ type }) => type === "ParamTable")
    .map((node) =>
      objectsProp(node, "rows").map(({ name, type, default: given = "" }) =>
        [name, type, given].join("|"),
      ),
    );
  expect(rows).toStrictEqual([
    ['only|list of strings|["a"]'],
    ["[].id|string|", "[].price|number or null|", "[].sold|list of objects|", "[].sold[].at|any|"],
  ]);
  expect(JSON.stringify(nodes)).toContain("only=a,b");
});

test("the language tabs share their choice with other pages", () => {
  expect(all("Tabs").map((node) => stringProp(node, "groupId"))).toStrictEqual(["language"]);
  expect(all("TabItem").map((node) => stringProp(node, "label"))).toStrictEqual([
    "cURL",
    "TypeScript",
    "Python",
  ]);
});

test("the shell request quotes what the shell would interpret", () => {
  expect(code("bash")).toBe(
    [
      'curl "https://api.example.com/berths/b7?nights=3"',
      '--header "X-Harbour: $API_KEY"',
      '--header "Content-Type: application/json"',
      `--data '{\n  "boat": "Ada'\\''s"\n}'`,
    ].join(" \\\n  "),
  );
});

test("the TypeScript request runs, and sends what the examples say", async () => {
  const sent: unknown[] = [];
  const { outputText } = ts.transpileModule(`(async () => {${code("typescript")}})()`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  const world = {
    URLSearchParams,
    AbortSignal,
    process: { env: { API_KEY: "secret" } },
    console: { log: (answer: unknown) => sent.push(answer) },
    fetch: async (url: string, { method, headers, body }: RequestInit) => {
      sent.push([url, method, headers, JSON.parse(String(body))]);
      return { ok: true, json: async () => "answer" };
    },
  };
  await runInNewContext(outputText, world);
  expect(JSON.parse(JSON.stringify(sent))).toStrictEqual([
    [
      "https://api.example.com/berths/b7?nights=3",
      "POST",
      { "X-Harbour": "secret", "Content-Type": "application/json" },
      { boat: "Ada's" },
    ],
    "answer",
  ]);
});

test("the Python request uses Python's keywords", () => {
  expect(code("python")).toContain('    params={\n        "nights": "3",\n    },');
  expect(code("python")).toContain(`    json={\n      "boat": "Ada's"\n    },`);
  expect(code("python")).toContain(
    '    headers={\n        "X-Harbour": os.environ["API_KEY"],\n    },',
  );
});

test("responses are JSON, with short lists on one line", () => {
  expect(JSON.parse(code("json"))).toStrictEqual({ paid: true, nights: [{ day: 1, price: null }] });
  expect(jsonText({ a: ["x", "y"], b: [] })).toBe('{\n  "a": ["x", "y"],\n  "b": []\n}');
});

test("errors and headers are collected from all operations, each once", () => {
  expect(errorRows(api)).toStrictEqual([
    ["409", "`TAKEN`", "Somebody was faster.", "Take another."],
  ]);
  expect(headerRows(api)).toStrictEqual([
    { name: "X-Left", type: "integer", description: "Berths left." },
  ]);
});

test("an error that comes with two statuses is listed with both", () => {
  const operations = api.operations.map((operation) => {
    const { "409": taken, ...others } = operation.responses;
    return taken
      ? { ...operation, responses: { ...others, "409": taken, "410": taken } }
      : operation;
  });
  expect(errorRows({ ...api, operations }).map(([status]) => status)).toStrictEqual(["409", "410"]);
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
  expect(readOpenApi(parse(noted))).toStrictEqual(api);
});

test("a method that curl would not infer from the body is stated", () => {
  const sample = (method: string, body?: string) =>
    requestSamples({ method, url: "https://x", query: [], ...(body !== undefined && { body }) })[0]
      ?.code;
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

test("references may contain keys with slashes, but do not reach inherited properties", () => {
  const withReference = (reference: string) =>
    readOpenApi(parse(HARBOUR_API.replace("#/components/schemas/Booking", reference)));
  expect(() =>
    withReference("#/paths/~1berths~1{id}/post/requestBody/content/application~1json/schema"),
  ).not.toThrow();
  expect(() => withReference("#/components/constructor")).toThrow("names nothing in this file");
});

test("a schema may contain itself, and is shown once", () => {
  const tree =
    "\n    Tree: { type: object, properties: { parts: { type: array, items: { $ref: '#/components/schemas/Tree' } } } }";
  const { operations } = readOpenApi(
    parse(
      HARBOUR_API.replace("#/components/schemas/Booking", "#/components/schemas/Tree").replace(
        /\n {2}schemas:/,
        (schemas) => schemas + tree,
      ),
    ),
  );
  expect(JSON.stringify(operations)).toContain(
    '{"type":"object","properties":{"parts":{"type":"array","items":{"type":"object"}}}}',
  );
  const loop = "#/components/schemas/Loop";
  expect(() =>
    readOpenApi({ openapi: "3.1.0", paths: {}, components: { schemas: { Loop: { $ref: loop } } } }),
  ).toThrow(`$ref: "${loop}" leads back to itself`);
});

test("all faults of a document are reported, in words", () => {
  expect(() => readOpenApi({ openapi: "2.0", paths: { "/a": { get: { summary: 5 } } } })).toThrow(
    '"openapi" is "2.0", but must be 3.1.0 or 3.0.3; "paths./a.get.summary" is 5, but must be text; "paths./a.get.responses" is missing',
  );
});

test("a document without a server, or with a path for one, has none", () => {
  const document = { openapi: "3.1.0", paths: {} };
  expect(readOpenApi(document).server).toBe("");
  expect(readOpenApi({ ...document, servers: [{ url: "/v1" }] }).server).toBe("");
});
