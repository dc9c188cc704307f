import { load, source } from "../../../testing/builders";

const PAGE = source(
  "content/docs/a.mdx",
  '---\ntitle: A\n---\n\n<ApiEndpoint method="POST" path="/berths/{id}" />\n',
);

test.each<[text: string, line: number, what: string, fix: string]>([
  [
    "openapi: 3.1.0\npaths:\n",
    2,
    '"paths" is empty, but must be a mapping (key: value)',
    "Write a mapping (key: value).",
  ],
  [
    "openapi: 3.1.0\npaths: []\n",
    2,
    '"paths" is a list, but must be a mapping (key: value)',
    "Write a mapping (key: value).",
  ],
  ["openapi: 3.1.0\n", 1, '"paths" is missing', "Add it: a mapping (key: value)."],
  [
    "openapi: 3.1\npaths: {}\n",
    1,
    '"openapi" is 3.1, but must be 3.1.0 or 3.0.3',
    "Write openapi: 3.1.0.",
  ],
  [
    "openapi: 3.0\npaths: {}\n",
    1,
    '"openapi" is 3, but must be 3.1.0 or 3.0.3',
    "Write openapi: 3.0.3.",
  ],
  [
    "openapi: 4.0.0\npaths: {}\n",
    1,
    '"openapi" is "4.0.0", but must be 3.1.0 or 3.0.3',
    "Convert the file to OpenAPI 3.1, and write openapi: 3.1.0.",
  ],
  [
    "x-a: 1\nswagger: '2.0'\npaths: {}\n",
    2,
    '"swagger" is "2.0", but must be a document of OpenAPI 3',
    "Convert the file to OpenAPI 3.1, and write openapi: 3.1.0.",
  ],
  [
    "openapi: 3.1.0\npaths:\n  tides: {}\n",
    3,
    '"paths.tides" is not a path, since "tides" does not begin with "/"',
    "Write /tides.",
  ],
  [
    "openapi: 3.1.0\npaths:\n  /a:\n    get:\n      operationId: 5\n      summary: A\n      responses: {}\n",
    5,
    '"paths./a.get.operationId" is 5, but must be text',
    'Put it in quotes: "5".',
  ],
  [
    "openapi: 3.1.0\npaths:\n  /a:\n    get:\n      operationId: a\n      summary: A\n      responses: {}\n      parameters: [{ name: x, in: body, description: X, schema: {} }]\n",
    8,
    '"paths./a.get.parameters.0.in" is "body", which is not an allowed value',
    "Use one of: query, path, header, cookie.",
  ],
  [
    "openapi: 3.1.0\nx-a: 1\npath: {}\n",
    3,
    '"path" is spelled differently from "paths"',
    "Write paths.",
  ],
  [
    "openapi: 3.1.0\npaths:\n  /a:\n    get:\n      operationId: a\n      summary: A\n      response: {}\n",
    7,
    '"paths./a.get.response" is spelled differently from "responses"',
    "Write responses.",
  ],
  [
    "openapi: 3.1.0\npaths:\n  /a:\n    get:\n      operationId: a\n      summary: A\n      responses:\n        OK: { description: A }\n",
    8,
    '"paths./a.get.responses.OK" is not a response, since "OK" is not a status',
    'Write a status such as "200", "4XX" or default.',
  ],
  [
    "openapi: 3.1.0\npaths:\n  /a:\n    parameters: [{ name: x, in: query, description: X, schema: { type: [string, null] } }]\n",
    4,
    '"paths./a.parameters.0.schema.type" has an empty entry',
    'Put it in quotes: "null".',
  ],
  [
    "openapi: 3.1.0\npaths:\n  /a:\n    parameters:\n      - { ref: '#/components/parameters/X' }\n",
    5,
    '$ref: "ref" lacks the dollar sign of a reference',
    'Write $ref: "#/components/parameters/X".',
  ],
  ...[
    ["#/components/schemas/Tyde", "Write #/components/schemas/Tide."],
    ["#/components/schema/Tide", "Write #/components/schemas/Tide."],
    ["/components/schemas/Tide", "Write #/components/schemas/Tide."],
    ["#/components/schemas/Weather", "Correct this part of the file."],
    [
      "tides.yaml#/Tide",
      "Copy what it names into this file, and refer to it by #/ and its path: other files are not read.",
    ],
  ].map(
    ([reference = "", fix = ""]) =>
      [
        `openapi: 3.1.0\npaths: {}\ncomponents:\n  headers: { Tide: {} }\n  schemas:\n    Tide: { type: string }\n    Other:\n      $ref: "${reference}"\n`,
        7,
        `$ref: "${reference}" names nothing in this file`,
        fix,
      ] satisfies [string, number, string, string],
  ),
  [
    "openapi: 3.1.0\npaths: {}\ncomponents:\n  securitySchemes:\n    key: { type: http }\n",
    5,
    '"components.securitySchemes.key.scheme" is missing',
    "Add it: text.",
  ],
  [
    "openapi: 3.1.0\npaths: {}\ncomponents:\n  securitySchemes:\n    key: { type: apikey, in: query, name: key }\n",
    5,
    '"components.securitySchemes.key.type" is "apikey", which is not an allowed value',
    'Use one of: apiKey, http, oauth2, openIdConnect, mutualTLS. Did you mean "apiKey"?',
  ],
  ...[
    "https://api.example.com@evil.example",
    "https://api.exa\u200bmple.com",
    "javascript:x()",
    "api.example.com/v1",
    "https://api .example.com",
  ].map(
    (url) =>
      [
        `openapi: 3.1.0\nservers:\n  - url: ${url}\npaths: {}\n`,
        3,
        `"servers.0.url" is ${JSON.stringify(url)}, which is wrong`,
        "Write an address that begins with https://, without hidden characters and without a part before an @.",
      ] satisfies [string, number, string, string],
  ),
  ...['"x\\": y"', "X-$(a) b", '"X-A: b\\nX-B"'].map(
    (name) =>
      [
        `openapi: 3.1.0\npaths: {}\ncomponents:\n  securitySchemes:\n    key: { type: apiKey, in: header, name: ${name} }\n`,
        5,
        `"components.securitySchemes.key.name" is ${name.startsWith('"') ? name : JSON.stringify(name)}, which is wrong`,
        "Write the name of a header, such as X-API-Key.",
      ] satisfies [string, number, string, string],
  ),
])("a value of the wrong type is described in plain words: %j", async (text, line, what, fix) => {
  const { problems } = await load([PAGE, source("content/openapi.yaml", text)]);
  const message = `The OpenAPI document is not valid: ${what}.`;
  expect(problems).toContainEqual({
    rule: "openapi",
    severity: "error",
    file: "content/openapi.yaml",
    line,
    message,
    fix,
  });
});
