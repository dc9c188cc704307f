import { stringify } from "yaml";
import { quoteAnswer } from "../quoteAnswer";
import { check } from "./checkQuoteExample";

const REQUEST = { amountIn: 123_456_789n, slippageBps: 25 };

/** What the check reports for a description whose quote has this example. */
function found(example: unknown, path = "/quote", amountIn = String(REQUEST.amountIn)): unknown {
  const parameter = (name: string, value: unknown) => ({
    name,
    in: "query",
    description: name,
    schema: {},
    example: value,
  });
  const operation = {
    operationId: "getQuote",
    summary: "A quote.",
    parameters: [parameter("amountIn", amountIn), parameter("slippageBps", REQUEST.slippageBps)],
    responses: {
      "200": { description: "It.", content: { "application/json": { schema: {}, example } } },
    },
  };
  const text = stringify({
    openapi: "3.1.0",
    servers: [{ url: "https://api.example.com" }],
    paths: { [path]: { get: operation } },
  });
  return check({ files: [{ path: "content/openapi.yaml", text }] });
}

test("the response that the maths computes is right, another one is reported", () => {
  const { body } = quoteAnswer(REQUEST);
  expect(found(body)).toStrictEqual([]);
  expect(found({ ...Object(body), shortfallBps: 1 })).toMatchObject([
    {
      file: "content/openapi.yaml",
      message: "The example of GET /quote is not what the maths gives.",
    },
  ]);
});

test("parameters whose examples do not make a valid request are reported", () => {
  expect(found({}, "/quote", "12 tokens")).toMatchObject([
    {
      message: expect.stringContaining(
        "The examples of the parameters of GET /quote are no request",
      ),
    },
  ]);
});

test("an API without such a quote, and a site without an API, have nothing to check", () => {
  expect(found({}, "/price")).toStrictEqual([]);
  expect(check({ files: [] })).toStrictEqual([]);
});
