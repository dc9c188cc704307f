import Ajv from "ajv/dist/2020";
import { z } from "zod";
import { DataFiles } from "../../plugins/site-content/model/files/dataFiles";
import type { SourceFile } from "../../plugins/site-content/model/files/source";
import { withinTime } from "../../plugins/site-content/model/withinTime";
import {
  type ApiOperation,
  type ApiResponse,
  shownExample,
} from "../components/mdx/api-reference/openApi";
import { writtenPath } from "../components/mdx/api-reference/openApiFaults";
import { OPENAPI, openApiIn } from "../components/mdx/api-reference/openApiPage";
import type { Problem } from "../domain/problems";
import { lintOpenApi } from "./lintOpenApi";

/** A value that a document shows, and the schema that it has to fit. */
type Example = {
  /** Its path in the operation. */
  readonly place: readonly PropertyKey[];
  readonly where: string;
  readonly schema: unknown;
  readonly value: unknown;
};

/**
 * What is wrong with the description of the API: its form, its words, and examples that its schemas refuse; else what the linter
 * says of it, whose rules take no care of patterns that never end.
 */
export async function checkOpenApi(files: readonly SourceFile[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const file = new DataFiles(files, problems).get(OPENAPI);
  const api = file && openApiIn(file);
  if (!file || !api) return problems;
  const names = new Set<string>();
  for (const operation of api.operations) {
    const { operationId, method, path } = operation;
    const report = (place: readonly PropertyKey[], message: string, fix: string) => {
      const whole = ["paths", path, method.toLowerCase(), ...place];
      file.report(writtenPath(whole, file.value), message, fix);
    };
    if (names.has(operationId))
      report(["operationId"], `Two operations are called ${operationId}.`, "Rename one of them.");
    names.add(operationId);
    for (const gap of gapsOf(operation))
      report([], `${operationId} has no ${gap}.`, "Readers copy from it: add it.");
    for (const { place, where, ...example } of examplesOf(operation))
      for (const fault of faultsOf(example))
        report(place, `${where}: ${fault}.`, "Correct the example or its schema.");
  }
  const text = files.find((each) => each.path === `content/${OPENAPI}`)?.text ?? "";
  return problems.length > 0 ? problems : lintOpenApi(`content/${OPENAPI}`, text);
}

/** What a reader needs of every operation. */
function gapsOf({ summary, requestBody, responses }: ApiOperation): readonly string[] {
  const answers = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const isShown = ([, { content }]: (typeof answers)[number]) =>
    Object.keys(content).length === 0 || shownExample(content["application/json"]) !== undefined;
  return [
    ...(summary.trim() === "" ? ["summary"] : []),
    ...(answers.some(isShown) ? [] : ["example of an answer"]),
    ...(requestBody && shownExample(requestBody.content["application/json"]) === undefined
      ? ["example of its body"]
      : []),
  ];
}

function examplesOf(operation: ApiOperation): Example[] {
  const { operationId, parameters, requestBody, responses } = operation;
  const body = requestBody?.content["application/json"];
  const json = ["content", "application/json"];
  return [
    ...parameters.map(({ name, schema, example }, at) => ({
      place: ["parameters", at, "example"],
      where: `${operationId}, parameter ${name}`,
      schema,
      value: example,
    })),
    {
      place: ["requestBody", ...json, "example"],
      where: `${operationId}, body`,
      schema: body?.schema,
      value: body?.example,
    },
    ...namedExamples(body, ["requestBody"], `${operationId}, body`),
    ...Object.entries(responses).flatMap(([status, { content, headers }]) => {
      const answer = content["application/json"];
      const where = `${operationId}, answer ${status}`;
      const place = ["responses", status];
      return [
        {
          place: [...place, ...json, "example"],
          where,
          schema: answer?.schema,
          value: answer?.example,
        },
        ...namedExamples(answer, place, where),
        ...Object.entries(headers).map(([name, header]) => ({
          place: [...place, "headers", name, "example"],
          where: `${where}, header ${name}`,
          schema: header.schema,
          value: header.example,
        })),
      ];
    }),
  ].filter(({ value }) => value !== undefined);
}

function namedExamples(
  json: ApiResponse["content"]["application/json"],
  place: Example["place"],
  where: string,
): Example[] {
  return Object.entries(json?.examples ?? {}).map(([name, { value }]) => ({
    place: [...place, "content", "application/json", "examples", name, "value"],
    where: `${where}, ${name}`,
    schema: json?.schema,
    value,
  }));
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

function faultsOf({ schema, value }: Pick<Example, "schema" | "value">): readonly string[] {
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
