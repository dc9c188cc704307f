import { parse } from "yaml";
import { HARBOUR_API } from "../../../testing/componentSamples";
import { nodesOf } from "../define";
import { readOpenApi } from "./openApi";

import { operationSamples, operationTables } from "./operation";

function apiOf(text: string) {
  const { api, faults } = readOpenApi(parse(text));
  expect(faults).toEqual([]);
  return api ?? { operations: [], server: "" };
}

test.each([
  ["type: apiKey, in: header, name: X-Key", "key in the header X-Key", "X-Key: YOUR_KEY"],
  ["type: apiKey, in: query, name: key", "key in the query parameter key", "nights=3&key=YOUR_KEY"],
  ["type: apiKey, in: cookie, name: id", "key in the cookie id", "Cookie: id=YOUR_KEY"],
  [
    "type: http, scheme: basic",
    "basic credential in the header Authorization",
    "Authorization: Basic YOUR_CREDENTIAL",
  ],
  ["type: mutualTLS", "client certificate", "https://api.example.com/berths/b7"],
  ...["type: http, scheme: bearer", "type: oauth2, flows: {}"].map(
    (scheme): [string, string, string] => [
      scheme,
      "bearer token in the header Authorization",
      "Authorization: Bearer YOUR_TOKEN",
    ],
  ),
])("a request sends the credentials the API asks for: %s", (scheme, words, header) => {
  const text = HARBOUR_API.replace("type: apiKey, in: header, name: X-Harbour", scheme);
  const { operations, server } = apiOf(text);
  expect(operations.map(({ access }) => access.words)).toStrictEqual([words]);
  const shown = operations.flatMap((operation) => operationSamples(operation, server));
  expect(JSON.stringify(shown).replaceAll("\\", "")).toContain(header);
});

test("the table says that a parameter is a header or a cookie", () => {
  const parameters = `parameters:
        - { name: X-Trace, in: header, schema: { type: string }, example: t1 }
        - { name: theme, in: cookie, schema: { type: string }, example: dark }`;
  const text = HARBOUR_API.replace("parameters:", parameters).replace(
    "in: header, name: X-Harbour",
    "in: cookie, name: id",
  );
  const { operations, server } = apiOf(text);
  const nodes = operations.flatMap((operation) => [
    ...operationSamples(operation, server),
    ...nodesOf(operationTables(operation)),
  ]);
  const shown = JSON.stringify(nodes).replaceAll("\\", "");
  expect(shown).toContain("string, in a header");
  expect(shown).toContain("string, in a cookie");
  for (const sent of ["X-Trace: t1", "Cookie: id=YOUR_KEY"]) expect(shown).toContain(sent);
});
