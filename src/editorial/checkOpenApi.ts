import Ajv from "ajv/dist/2020";
import { parse } from "yaml";
import { z } from "zod";
import type { SourceFile } from "../../plugins/site-content/model/source";
import { withinTime } from "../../plugins/site-content/model/withinTime";
import { type ApiOperation, readOpenApi } from "../components/mdx/api-reference/openApi";
import { type Problem, problem } from "../domain/problems";
import { lintOpenApi } from "./lintOpenApi";

const OPENAPI_FILE = "content/openapi.yaml";

/** A value that a document shows, and the schema that it has to fit. */
type Example = { readonly where: string; readonly schema: unknown; readonly value: unknown };

/**
 * What is wrong with the description of the API: its form, its words, and examples that its schemas refuse; else what the linter
 * says of it, whose rules take no care of patterns that never end.
 */
export async function checkOpenApi(files: readonly SourceFile[]): Promise<readonly Problem[]> {
  const source = files.find(({ path }) => path === OPENAPI_FILE);
  if (!source) return [];
  const report = (message: string, fix: string) => problem(OPENAPI_FILE, undefined, message, fix);
  let operations: readonly ApiOperation[];
  try {
    ({ operations } = readOpenApi(parse(source.text)));
  } catch (error) {
    return [report(error instanceof Error ? error.message : String(error), "Correct it there.")];
  }
  const names = operations.map(({ operationId }) => operationId);
  const problems = [
    ...names
      .filter((name, index) => names.indexOf(name) < index)
      .map((name) => report(`Two operations are called ${name}.`, "Rename one of them.")),
    ...operations.flatMap((operation) =>
      gapsOf(operation).map((gap) =>
        report(`${operation.operationId} has no ${gap}.`, "Readers copy from it: add it."),
      ),
    ),
    ...operations
      .flatMap(examplesOf)
      .flatMap((example) =>
        faultsOf(example).map((fault) =>
          report(`${example.where}: ${fault}.`, "Correct the example or its schema."),
        ),
      ),
  ];
  return problems.length > 0 ? problems : lintOpenApi(OPENAPI_FILE, source.text);
}

/** What a reader needs of every operation. */
function gapsOf({ summary, requestBody, responses }: ApiOperation): readonly string[] {
  const answers = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const isShown = ([, { content }]: (typeof answers)[number]) =>
    content["application/json"]?.example !== undefined;
  return [
    ...(summary.trim() === "" ? ["summary"] : []),
    ...(answers.some(isShown) ? [] : ["example of an answer"]),
    ...(requestBody && requestBody.content["application/json"]?.example === undefined
      ? ["example of its body"]
      : []),
  ];
}

function examplesOf(operation: ApiOperation): Example[] {
  const { operationId, parameters, requestBody, responses } = operation;
  const body = requestBody?.content["application/json"];
  return [
    ...parameters.map(({ name, schema, example }) => ({
      where: `${operationId}, parameter ${name}`,
      schema,
      value: example,
    })),
    { where: `${operationId}, body`, schema: body?.schema, value: body?.example },
    ...Object.entries(responses).flatMap(([status, { content, headers }]) => {
      const json = content["application/json"];
      const where = `${operationId}, answer ${status}`;
      return [
        { where, schema: json?.schema, value: json?.example },
        ...Object.entries(json?.examples ?? {}).map(([name, { value }]) => ({
          where: `${where}, ${name}`,
          schema: json?.schema,
          value,
        })),
        ...Object.entries(headers).map(([name, header]) => ({
          where: `${where}, header ${name}`,
          schema: header.schema,
          value: header.example,
        })),
      ];
    }),
  ].filter(({ value }) => value !== undefined);
}

/** Seconds that an example and its schema may take: a pattern of the schema may never end. */
const PATIENCE = 5;
const schemaObject = z.record(z.string(), z.unknown());

/** Formats of JSON Schema and OpenAPI whose values are not looked at. */
const FORMATS =
  "date time duration email hostname ipv4 ipv6 uri uri-reference uuid regex int32 int64 float double decimal password byte binary".split(
    " ",
  );

/** In strict mode it refuses words that no schema has, too. */
const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true });
ajv.addVocabulary(["example", "xml", "externalDocs", "discriminator"]); // OpenAPI's own
for (const format of FORMATS) ajv.addFormat(format, true);
ajv.addFormat("date-time", (text) => z.iso.datetime().safeParse(text).success);

function faultsOf({ schema, value }: Example): readonly string[] {
  try {
    const validate = ajv.compile(schemaObject.parse(schema));
    const checked = withinTime(() => validate(value), PATIENCE);
    if (!checked) return [`takes more than ${PATIENCE} seconds to check: simplify its patterns`];
    if (checked.value) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) =>
      [instancePath, message].filter(Boolean).join(" "),
    );
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
