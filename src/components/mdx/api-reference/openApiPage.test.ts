import { parse } from "yaml";
import { atLine, load, source } from "../../../testing/builders";
import { HARBOUR_API, renderTree } from "../../../testing/componentSamples";

const ENDPOINT = '<ApiEndpoint method="POST" path="/berths/{id}" />';
const PAGE = source(
  "content/docs/a.mdx",
  `---\ntitle: A\n---\n\n${ENDPOINT}\n\n<ApiErrors caption="Errors" />\n\n<ApiHeaders caption="Headers" />\n`,
);

/** The problems of a document that three components of a page use. */
async function problemsOf(text: string): Promise<string[]> {
  const { problems } = await load([PAGE, source("content/openapi.yaml", text)]);
  return problems
    .filter(({ severity }) => severity === "error")
    .map((found) => `${found.file}:${atLine(found)}`);
}
const wrong = (line: number, what: string) =>
  `content/openapi.yaml:${line}: The OpenAPI document is not valid: ${what}.`;

test("a valid document has no problems", async () => {
  expect(await problemsOf(HARBOUR_API)).toStrictEqual([]);
});

test.each([
  [
    "a wrong value",
    "3.1.0",
    "2.0.0",
    [wrong(2, '"openapi" is "2.0.0", but must be 3.1.0 or 3.0.3')],
  ],
  [
    "a missing key",
    "description: Booked.",
    "x-a: 1",
    [wrong(20, '"paths./berths/{id}.post.responses.200.description" is missing')],
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
    "a reference to a string",
    "#/components/schemas/Booking",
    "#/openapi",
    [wrong(25, '$ref: "#/openapi" names "3.1.0", not a mapping (key: value)')],
  ],
  [
    "a reference to a list",
    "#/components/schemas/Booking",
    "#/paths/~1berths~1{id}/post/parameters",
    [
      wrong(
        25,
        '$ref: "#/paths/~1berths~1{id}/post/parameters" names a list, not a mapping (key: value)',
      ),
    ],
  ],
  [
    "a fault that a reference leads to",
    "type: boolean, description: Whether it is paid.",
    "type: boolean, description: 5",
    [wrong(39, '"components.schemas.Booking.properties.paid.description" is 5, but must be text')],
  ],
  [
    "two faults",
    /description: (?:Booked|Taken)\./g,
    "x-a: 1",
    [
      wrong(20, '"paths./berths/{id}.post.responses.200.description" is missing'),
      wrong(27, '"paths./berths/{id}.post.responses.409.description" is missing'),
    ],
  ],
])("%s of a document is reported once, at its line", async (_, from, to, problems) => {
  expect(await problemsOf(HARBOUR_API.replace(from, to))).toStrictEqual(problems);
});

test("a fault that two references lead to is reported once", async () => {
  const twice = HARBOUR_API.replace(
    "schema: {}",
    'schema: { $ref: "#/components/schemas/Booking" }',
  );
  expect(await problemsOf(twice.replace("type: boolean", "type: 5"))).toStrictEqual([
    expect.stringContaining("components.schemas.Booking.properties.paid.type"),
  ]);
});

test("problems in a JSON document have lines, too", async () => {
  const document = { ...parse(HARBOUR_API), openapi: "2.0" };
  expect(await problemsOf(JSON.stringify(document, null, 2))).toStrictEqual([
    wrong(2, '"openapi" is "2.0", but must be 3.1.0 or 3.0.3'),
  ]);
});

test("a document that is not YAML is one problem", async () => {
  expect(await problemsOf("openapi: [3")).toStrictEqual([
    expect.stringMatching(/^content\/openapi.yaml:1: /),
  ]);
});

test("each component of a page that lacks its document is reported", async () => {
  const { problems } = await load([PAGE]);
  expect(problems.map(atLine)).toStrictEqual(
    [5, 7, 9].map((line) => `${line}: content/openapi.yaml is missing, but the page needs it.`),
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

test("an endpoint without a summary in the document has no empty paragraph", async () => {
  const text = HARBOUR_API.replace("summary: Books a berth.", "x-a: 1");
  const { docs } = await load([PAGE, source("content/openapi.yaml", text)]);
  const html = renderTree(docs[0]?.tree ?? []);
  expect(html).toContain("/berths/{id}");
  expect(html).not.toContain("<p></p>");
});

test("parameters of a path are those of its endpoints, which may have their own", async () => {
  const shared = `    parameters:
      - { name: harbour, in: query, description: Of every endpoint., schema: { type: string } }
      - { name: id, in: path, required: true, description: Not this one., schema: { type: string } }
`;
  const { docs, problems } = await load([
    PAGE,
    source("content/openapi.yaml", HARBOUR_API.replace("    post:\n", `${shared}    post:\n`)),
  ]);
  expect(problems).toEqual([]);
  const shown = JSON.stringify(docs.map(({ tree }) => tree));
  expect(shown).toContain("Of every endpoint.");
  expect(shown).toContain("Which berth.");
  expect(shown).not.toContain("Not this one.");
});

test.each(["/v1", "{scheme}://a.example/v1"])(
  "the server %s is a path or has a variable",
  async (url) => {
    const text = HARBOUR_API.replace("https://api.example.com", url);
    expect(await problemsOf(text)).toEqual([]);
  },
);
