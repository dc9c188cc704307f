import { parse } from "yaml";
import { z } from "zod";
import { readOpenApi } from "../../components/mdx/api-reference/openApi";
import { type Problem, problem } from "../../domain/problems";
import type { ProseSite } from "../../editorial/prose/prosePage";
import { quoteAnswer } from "../quoteAnswer";

const OPENAPI_FILE = "content/openapi.yaml";
const requestSchema = z.object({
  amountIn: z.string().regex(/^\d+$/).transform(BigInt),
  slippageBps: z.number(),
});

/**
 * Reports when the example response of `GET /quote` differs from what the maths of these docs computes for the example request.
 */
export function check({ files }: Pick<ProseSite, "files">): readonly Problem[] {
  const source = files.find(({ path }) => path === OPENAPI_FILE);
  if (!source) return [];
  const { operations } = readOpenApi(parse(source.text));
  const quote = operations.find(({ method, path }) => `${method} ${path}` === "GET /quote");
  if (!quote) return [];
  const request = requestSchema.safeParse(
    Object.fromEntries(quote.parameters.map(({ name, example }) => [name, example])),
  );
  if (!request.success)
    return [
      problem(
        OPENAPI_FILE,
        undefined,
        `The examples of the parameters of GET /quote are no request: ${z.prettifyError(request.error)}`,
        "Give amountIn as a string of digits and slippageBps as a number.",
      ),
    ];
  const shown = quote.responses["200"]?.content["application/json"]?.example;
  const { body } = quoteAnswer(request.data);
  return JSON.stringify(shown) === JSON.stringify(body)
    ? []
    : [
        problem(
          OPENAPI_FILE,
          undefined,
          "The example of GET /quote is not what the maths gives.",
          `Write ${JSON.stringify(body)}.`,
        ),
      ];
}
