import { parse } from "yaml";
import { HARBOUR_API } from "../../../testing/componentSamples";
import { nodesOf } from "../define";
import { readOpenApi } from "./openApi";

import { accessText, operationSamples, operationTables } from "./operation";

function apiOf(text: string) {
  const { api, faults } = readOpenApi(parse(text));
  expect(faults).toEqual([]);
  return api ?? { operations: [], server: "" };
}

test.each([
  ["type: apiKey, in: header, name: X-Key", "key in the header X-Key", "X-Key: $API_KEY"],
  ["type: apiKey, in: query, name: key", "key in the query parameter key", "nights=3&key=$API_KEY"],
  ["type: apiKey, in: cookie, name: id", "key in the cookie id", "Cookie: id=$API_KEY"],
  [
    "type: http, scheme: basic",
    "basic credential in the header Authorization",
    "Authorization: Basic $API_CREDENTIAL",
  ],
  ["type: mutualTLS", "client certificate", "https://api.example.com/berths/b7"],
  ...["type: http, scheme: bearer", "type: oauth2, flows: {}"].map(
    (scheme): [string, string, string] => [
      scheme,
      "bearer token in the header Authorization",
      "Authorization: Bearer $API_TOKEN",
    ],
  ),
])("a request sends the credentials the API asks for: %s", (scheme, words, header) => {
  const text = HARBOUR_API.replace("type: apiKey, in: header, name: X-Harbour", scheme);
  const { operations, server } = apiOf(text);
  expect(operations.map(accessText)).toStrictEqual([words]);
  const shown = operations.flatMap((operation) => operationSamples(operation, server));
  expect(JSON.stringify(shown).replaceAll("\\", "")).toContain(header);
});

test("a request sends everything that one requirement asks for, each secret from its own variable", () => {
  const text = HARBOUR_API.replace("[{ key: [] }]", "[{ apiKey: [], apiSign: [] }]").replace(
    /securitySchemes: .*/,
    "securitySchemes: { apiKey: { type: apiKey, in: header, name: X-Key }, apiSign: { type: apiKey, in: header, name: X-Sign } }",
  );
  const { operations, server } = apiOf(text);
  expect(operations.map(accessText)).toStrictEqual([
    "key in the header X-Key and key in the header X-Sign",
  ]);
  const shown = JSON.stringify(operations.flatMap((each) => operationSamples(each, server)));
  for (const header of ["X-Key: $API_KEY", "X-Sign: $API_SIGN"]) expect(shown).toContain(header);
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
  for (const sent of ["X-Trace: t1", "Cookie: id=$API_KEY"]) expect(shown).toContain(sent);
});
