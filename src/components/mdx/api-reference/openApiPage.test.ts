import { atLine, load, source } from "../../../testing/builders";
import { HARBOUR_API, renderTree } from "../../../testing/componentSamples";

const ENDPOINT = '<ApiEndpoint method="POST" path="/berths/{id}" />';
const PAGE = source("content/docs/a.mdx", `---\ntitle: A\n---\n\n${ENDPOINT}\n\n${ENDPOINT}\n`);

/** The problems of a document that two components of a page use. */
async function problemsOf(text: string): Promise<string[]> {
  const { problems } = await load([PAGE, source("content/openapi.yaml", text)]);
  return problems
    .filter(({ severity }) => severity === "error")
    .map((found) => `${found.file}:${atLine(found)}`);
}

test("a valid document has no problems", async () => {
  expect(await problemsOf(HARBOUR_API)).toStrictEqual([]);
});

test.each([
  ["a wrong version", "3.1.0", "2.0.0", [/yaml:2: .*write openapi: 3\.1\.0/]],
  ["a missing key", "description: Booked.", "x-a: 1", [/yaml:20: .*responses\.200\.description/]],
  ["a reference to nothing", "schemas/Booking", "schemas/Boking", [/yaml:25: .*schemas\/Boking/]],
  [
    "a reference to another file",
    "#/components/schemas/Booking",
    "booking.yaml",
    [/yaml:25: .*booking\.yaml/],
  ],
  [
    "two faults",
    /description: (?:Booked|Taken)\./g,
    "x-a: 1",
    [/yaml:20: .*200\.description/, /yaml:27: .*409\.description/],
  ],
])("%s of a document is reported once, at its line", async (_, from, to, problems) => {
  expect(await problemsOf(HARBOUR_API.replace(from, to))).toStrictEqual(
    problems.map((found) => expect.stringMatching(found)),
  );
});

test("a document that is not YAML is one problem", async () => {
  expect(await problemsOf("openapi: [3")).toStrictEqual([
    expect.stringMatching(/^content\/openapi.yaml:1: /),
  ]);
});

test("each component of a page that lacks its document is reported", async () => {
  const { problems } = await load([PAGE]);
  expect(problems.map(atLine)).toStrictEqual(
    [5, 7].map((line) => `${line}: content/openapi.yaml is missing, but the page needs it.`),
  );
});

test("an endpoint without an owner value has the address of the document's server", async () => {
  const { docs, problems } = await load([
    PAGE,
    source("content/openapi.yaml", HARBOUR_API),
    source("content/values.yml", "{}\n"),
  ]);
  expect(problems.filter(({ severity }) => severity === "error")).toStrictEqual([]);
  expect(renderTree(docs[0]?.tree ?? [])).toContain("https://api.example.com/berths/{id}");
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
