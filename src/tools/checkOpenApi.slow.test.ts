import { source } from "../testing/builders";
import { HARBOUR_API } from "../testing/componentSamples";
import { checkOpenApi } from "./checkOpenApi";

const found = async (text: string) =>
  (await checkOpenApi([source("content/openapi.yaml", text)])).map(({ message }) => message);
const changed = async (from: string | RegExp, to: string) => {
  expect(HARBOUR_API.replace(from, "")).not.toBe(HARBOUR_API);
  return found(HARBOUR_API.replace(from, to));
};

test("a site without the file, and a valid file, have no problems", async () => {
  expect(await checkOpenApi([])).toStrictEqual([]);
  expect(await found(HARBOUR_API)).toStrictEqual([]);
});

test.each([
  ["a parameter's", "example: 3 }", "example: 30 }", "bookBerth, parameter nights: must be <= 9."],
  [
    "a body's",
    '{ boat: "Ada\'s" }',
    "{ ship: x }",
    "bookBerth, body: must have required property 'boat'.",
  ],
  [
    "a body's named",
    'example: { boat: "Ada\'s" }',
    "examples: { skiff: { value: { ship: x } } }",
    "bookBerth, body, skiff: must have required property 'boat'.",
  ],
  [
    "an answer's",
    "paid: true, nights",
    "paid: 1, nights",
    "bookBerth, answer 200: /paid must be boolean.",
  ],
])("%s example that its schema rejects is found", async (_, from, to, message) => {
  expect(await changed(from, to)).toStrictEqual([message]);
});

test.each([
  [
    "version",
    "openapi: 3.1.0",
    "openapi: 2.0.0",
    'The OpenAPI document is not valid: "openapi" is "2.0.0", but must be 3.1.0 or 3.0.3.',
  ],
  [
    "missing reference",
    "schemas/Booking",
    "schemas/Bookings",
    'The OpenAPI document is not valid: $ref: "#/components/schemas/Bookings" names nothing in this file.',
  ],
  ["missing summary", "summary: Books a berth.", "summary: ''", "bookBerth has no summary."],
  [
    "parameter without a description",
    "description: Which berth., ",
    "",
    "bookBerth has no description of its parameter id.",
  ],
  ["missing answer", "example: { paid", "x: { paid", "bookBerth has no example of an answer."],
  [
    "unknown word",
    "minimum: 1, maximum",
    "minimum: 1, maximun: 9, maximum",
    'Property `maximun` is not expected here. Did you mean "maximum"?',
  ],
])("a %s is found", async (_, from, to, message) => {
  expect(await changed(from, to)).toStrictEqual([message]);
});

test.each([
  ["an example", "example: 3 }", "example: 30 }", 13],
  ["an example of an answer", "paid: true, nights", "paid: 1, nights", 26],
  ["an operation", "example: { paid", "x: { paid", 8],
])("%s is reported with its line", async (_, from, to, line) => {
  const problems = await checkOpenApi([
    source("content/openapi.yaml", HARBOUR_API.replace(from, to)),
  ]);
  expect(problems.map((found) => found.line)).toStrictEqual([line]);
});

test.each([
  [
    "a named example",
    "example: { paid: true, nights: [{ day: 1, price: null }] }",
    "examples: { one: { value: { paid: true } } }",
  ],
  [
    "an answer without a body",
    /content:\n +application\/json:\n.*Booking" }\n.*\n/,
    "x-none: true\n",
  ],
])("%s is enough for readers", async (_, from, to) => {
  expect(await changed(from, to)).not.toContain("bookBerth has no example of an answer.");
});

test.each<[what: string, from: string, to: string, line: number, message: RegExp, fix?: RegExp]>([
  [
    "misspelt type",
    "paid: { type: boolean",
    "paid: { type: bolean",
    39,
    /^`type` can be .*"null"\. Did you mean "boolean"\?$/,
  ],
  ["misspelt word", "minimum: 1", "minimun: 1", 13, /`minimun` is not .* mean "minimum"\?$/],
  ["required property without a schema", "required: [boat]", "required: [baot]", 17, /'baot'/],
  ["method in capitals", "    post:", "    POST:", 8, /`POST` is not .* mean "post"\?$/],
  [
    "word of OpenAPI 3.0",
    "paid: { type: boolean",
    "paid: { nullable: true, type: boolean",
    39,
    /`nullable` is not expected here\.$/,
    /^Remove it, and write type: \[string, "null"\]\.$/,
  ],
  ["default below the least", "default: 1", "default: 0", 13, /nights: must be >= 1\.$/],
  [
    "default of a body's field",
    "description: Her name.",
    "default: 3, description: Her name.",
    17,
    /^bookBerth, default of boat: must be string\.$/,
  ],
  [
    "value that its list does not have",
    "schema: { type: string }, example: b7",
    "schema: { enum: [a1, a2] }, example: b7",
    12,
    /allowed values: a1, a2\.$/,
  ],
  [
    "misspelt kind of content",
    "application/json:\n              schema: { $ref",
    "aplication/json:\n              schema: { $ref",
    24,
    /^bookBerth, answer 200: "aplication\/json" is not shown, only application\/json is\.$/,
    /^Write application\/json\.$/,
  ],
  [
    "kind of content with a charset, of an error",
    "application/json:\n              schema: {}",
    "application/json; charset=utf-8:\n              schema: {}",
    30,
    /^bookBerth, answer 409: "application\/json; charset=utf-8"/,
  ],
])("a %s is one problem, with its line", async (_, from, to, line, message, fix = /./) => {
  expect(HARBOUR_API).toContain(from);
  const problems = await checkOpenApi([
    source(
      "content/openapi.yaml",
      HARBOUR_API.replace(from, () => to),
    ),
  ]);
  expect(problems).toEqual([
    expect.objectContaining({
      line,
      message: expect.stringMatching(message),
      fix: expect.stringMatching(fix),
    }),
  ]);
});

test.each(["problem+json", "xml"])(
  "an error with content type application/%s is accepted",
  async (kind) => {
    expect(
      await changed(
        "application/json:\n              schema: {}",
        `application/${kind}:\n              schema: {}`,
      ),
    ).toEqual([]);
  },
);

test("a schema that the linter accepts but that cannot be read is an error", async () => {
  expect(
    await changed("paid: { type: boolean", 'paid: { type: string, pattern: "[0-9"'),
  ).not.toEqual([]);
});

test("the linter checks a file that is otherwise valid", async () => {
  const [found] = await checkOpenApi([
    source("content/openapi.yaml", HARBOUR_API.replace("/berths/{id}:", "/berths/{pier}:")),
  ]);
  expect(found).toMatchObject({ file: "content/openapi.yaml", severity: "error", line: 12 });
  expect(found?.message).toContain("{pier}");
});

test("an API that is open to all only gets a warning", async () => {
  const text = HARBOUR_API.replace(/^security: .*\n/m, "").replace(/^ {2}securitySchemes.*\n/m, "");
  const found = await checkOpenApi([source("content/openapi.yaml", text)]);
  expect(found.map(({ severity }) => severity)).toStrictEqual(["warning"]);
});

test("a schema may contain itself, without an endless loop", async () => {
  expect(
    await changed(
      "paid: { type: boolean",
      'again: { $ref: "#/components/schemas/Booking" }\n        x: { type: boolean',
    ),
  ).toStrictEqual([]);
});

test("a schema's pattern that never ends is found", async () => {
  const schema = "{ type: string, pattern: '^(a+)+b' }";
  const [message] = await changed(
    /schema: \{[^}]*maximum: 9[^}]*\}, example: 3/,
    `schema: ${schema}, example: ${"a".repeat(60)}!`,
  );
  expect(message).toBe(
    "bookBerth, parameter nights: takes more than 5 seconds to check: simplify its patterns.",
  );
});

test("references that name others twice end with an error", async () => {
  const chain = Array.from(
    { length: 40 },
    (_, i) =>
      `    S${i}: { type: object, properties: { a: { $ref: "#/components/schemas/S${i + 1}" }, b: { $ref: "#/components/schemas/S${i + 1}" } } }`,
  );
  const schemas = ["  schemas:", ...chain, "    S40: { type: string }"].join("\n");
  expect(await changed(/^ {2}schemas:$/m, schemas)).toEqual([
    "The OpenAPI document is not valid: $ref: with its references the file has more than 200000 values.",
  ]);
});

test.each([
  ["one after the other", (next: string) => `{ $ref: "${next}" }`],
  ["in one property each", (next: string) => `{ properties: { a: { $ref: "${next}" } } }`],
])("references that lead to others, %s, end with an error", async (_, schema) => {
  const chain = Array.from(
    { length: 1600 },
    (_, i) => `    S${i}: ${schema(`#/components/schemas/S${i + 1}`)}`,
  );
  const schemas = ["  schemas:", ...chain, "    S1600: { type: string }"].join("\n");
  expect(await changed(/^ {2}schemas:$/m, schemas)).toEqual([
    "The OpenAPI document is not valid: $ref: with its references the file has more than 200 values inside each other.",
  ]);
});

test("words and formats of OpenAPI are known in schemas", async () => {
  expect(
    await changed("minimum: 1, maximum", "format: int64, example: 3, minimum: 1, maximum"),
  ).toStrictEqual([]);
});
