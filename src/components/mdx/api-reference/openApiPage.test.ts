import { parse } from "yaml";
import { atLine, load, source } from "../../../testing/builders";
import { HARBOUR_API } from "../../../testing/componentSamples";

const ENDPOINT = '<ApiEndpoint method="POST" path="/berths/{id}" />';
const PAGE = source(
  "content/docs/a.mdx",
  `---\ntitle: A\n---\n\n${ENDPOINT}\n\n<ApiErrors caption="Errors" />\n\n<ApiHeaders caption="Headers" />\n`,
);

/** The problems of a document that three components of a page ask for. */
async function problemsOf(text: string): Promise<string[]> {
  const { problems } = await load([PAGE, source("content/openapi.yaml", text)]);
  return problems
    .filter(({ severity }) => severity === "error")
    .map((found) => `${found.file}:${atLine(found)}`);
}
const wrong = (line: number, what: string) =>
  `content/openapi.yaml:${line}: The OpenAPI document is not valid: ${what}.`;

test("a right document has no problems", async () => {
  expect(await problemsOf(HARBOUR_API)).toStrictEqual([]);
});

test.each([
  ["a wrong value", "3.1.0", "2.0.0", [wrong(2, '"openapi" is "2.0.0", where 3.1.0 belongs')]],
  [
    "what is missing",
    "operationId: bookBerth",
    "x-a: 1",
    [wrong(8, '"paths./berths/{id}.post.operationId" is missing')],
  ],
  [
    "a reference",
    "schemas/Booking",
    "schemas/Boking",
    [wrong(25, '$ref: "#/components/schemas/Boking" names nothing in this file')],
  ],
  [
    "a reference to another file",
    "#/components/schemas/Booking",
    "booking.yaml",
    [wrong(25, '$ref: "booking.yaml" names nothing in this file')],
  ],
  [
    "a reference to a text",
    "#/components/schemas/Booking",
    "#/openapi",
    [wrong(25, '$ref: "#/openapi" names "3.1.0", where a mapping (key: value) belongs')],
  ],
  [
    "a reference to a list",
    "#/components/schemas/Booking",
    "#/paths/~1berths~1{id}/post/parameters",
    [
      wrong(
        25,
        '$ref: "#/paths/~1berths~1{id}/post/parameters" names a list, where a mapping (key: value) belongs',
      ),
    ],
  ],
  [
    "what a reference leads to",
    "type: boolean, description: Whether it is paid.",
    "type: boolean, description: 5",
    [
      wrong(
        39,
        '"components.schemas.Booking.properties.paid.description" is 5, where a text belongs',
      ),
    ],
  ],
  [
    "two faults",
    /summary: Books a berth.|description: Which berth./g,
    "x-a: 1",
    [
      wrong(8, '"paths./berths/{id}.post.summary" is missing'),
      wrong(12, '"paths./berths/{id}.post.parameters.0.description" is missing'),
    ],
  ],
])("%s of a document is named once, at its line", async (_, from, to, problems) => {
  expect(await problemsOf(HARBOUR_API.replace(from, to))).toStrictEqual(problems);
});

test.each<[text: string, line: number, what: string, fix: string]>([
  [
    "openapi: 3.1.0\npaths:\n",
    2,
    '"paths" is empty, where a mapping (key: value) belongs',
    "Write a mapping (key: value).",
  ],
  [
    "openapi: 3.1.0\npaths: []\n",
    2,
    '"paths" is a list, where a mapping (key: value) belongs',
    "Write a mapping (key: value).",
  ],
  ["openapi: 3.1.0\n", 1, '"paths" is missing', "Add it: a mapping (key: value)."],
  [
    "openapi: 3.1\npaths: {}\n",
    1,
    '"openapi" is 3.1, where 3.1.0 belongs',
    "Write openapi: 3.1.0.",
  ],
  [
    "openapi: 3.0.3\npaths: {}\n",
    1,
    '"openapi" is "3.0.3", where 3.1.0 belongs',
    "Convert the file to OpenAPI 3.1, and write openapi: 3.1.0.",
  ],
  [
    "x-a: 1\nswagger: '2.0'\npaths: {}\n",
    2,
    '"swagger" is "2.0", where a document of OpenAPI 3.1 belongs',
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
    '"paths./a.get.operationId" is 5, where a text belongs',
    'Put it in quotes: "5".',
  ],
  [
    "openapi: 3.1.0\npaths:\n  /a:\n    get:\n      operationId: a\n      summary: A\n      responses: {}\n      parameters: [{ name: x, in: cookie, description: X, schema: {} }]\n",
    8,
    '"paths./a.get.parameters.0.in" is "cookie", which is not one of its values',
    "Use one of: query, path, header.",
  ],
  ...[
    "https://api.example.com@evil.example",
    "https://api.exa\u200bmple.com",
    "javascript:x()",
  ].map(
    (url) =>
      [
        `openapi: 3.1.0\nservers:\n  - url: ${url}\npaths: {}\n`,
        3,
        '"servers.0.url": write an address that begins with https://, without hidden characters and without a part before an @',
        "Correct this part of the file.",
      ] satisfies [string, number, string, string],
  ),
  ...['"x\\": y"', "X-$(a) b", '"X-A: b\\nX-B"'].map(
    (name) =>
      [
        `openapi: 3.1.0\npaths: {}\ncomponents:\n  securitySchemes:\n    key: { in: header, name: ${name} }\n`,
        5,
        '"components.securitySchemes.key.name": write the name of a header, such as X-API-Key',
        "Correct this part of the file.",
      ] satisfies [string, number, string, string],
  ),
])("a value of another kind is named in plain words: %j", async (text, line, what, fix) => {
  const { problems } = await load([PAGE, source("content/openapi.yaml", text)]);
  const message = `The OpenAPI document is not valid: ${what}.`;
  expect(problems).toContainEqual({
    severity: "error",
    file: "content/openapi.yaml",
    line,
    message,
    fix,
  });
});

test("what two references lead to is named once", async () => {
  const twice = HARBOUR_API.replace(
    "schema: {}",
    'schema: { $ref: "#/components/schemas/Booking" }',
  );
  expect(await problemsOf(twice.replace("type: boolean", "type: 5"))).toStrictEqual([
    expect.stringContaining("components.schemas.Booking.properties.paid.type"),
  ]);
});

test("a document in JSON has lines, too", async () => {
  const document = { ...parse(HARBOUR_API), openapi: "2.0" };
  expect(await problemsOf(JSON.stringify(document, null, 2))).toStrictEqual([
    wrong(2, '"openapi" is "2.0", where 3.1.0 belongs'),
  ]);
});

test("a document that is no YAML is one problem", async () => {
  expect(await problemsOf("openapi: [3")).toStrictEqual([
    expect.stringMatching(/^content\/openapi.yaml:1: /),
  ]);
});

test("each component of a page that lacks its document is named", async () => {
  const { problems } = await load([PAGE]);
  expect(problems.map(atLine)).toStrictEqual(
    [5, 7, 9].map(
      (line) => `${line}: content/openapi.yaml is missing, and the page shows what it says.`,
    ),
  );
});

test("an endpoint without an owner value has the address of the document's server", async () => {
  const { docs, problems } = await load([
    PAGE,
    source("content/openapi.yaml", HARBOUR_API),
    source("content/values.yml", "{}\n"),
  ]);
  expect(problems.filter(({ severity }) => severity === "error")).toStrictEqual([]);
  expect(docs[0]?.tree[0]).toMatchObject({
    props: { baseUrl: "https://api.example.com", confirmed: true },
  });
});

test("a document without a server leaves such an endpoint without an address", async () => {
  const text = HARBOUR_API.replace(/^servers.*\n/m, "");
  const { problems } = await load([
    PAGE,
    source("content/openapi.yaml", text),
    source("content/values.yml", "{}\n"),
  ]);
  expect(problems.map(atLine)).toContain(
    "5: content/openapi.yaml names no server, so the endpoint has no address.",
  );
});
