import Ajv, { type ErrorObject } from "ajv/dist/2020";
import { distance } from "fastest-levenshtein";
import { z } from "zod";
import { DataFiles } from "../../plugins/site-content/model/files/dataFiles";
import type { SourceFile } from "../../plugins/site-content/model/files/source";
import {
  type ApiOperation,
  type ApiResponse,
  type ApiSchema,
  shownExample,
} from "../components/mdx/api-reference/openApi";
import { writtenPath } from "../components/mdx/api-reference/openApiFaults";
import { openApiIn } from "../components/mdx/api-reference/openApiPage";
import { OPENAPI } from "../domain/constants";
import type { Fault, Problem } from "../domain/problems";
import { lintOpenApi } from "./lintOpenApi";
import { withinTime } from "./withinTime";

/** A value that a document shows, and the schema that it has to fit. */
type Example = {
  /** Its path in the operation. */
  readonly place: readonly PropertyKey[];
  readonly where: string;
  readonly schema: unknown;
  readonly value: unknown;
};

/**
 * What is wrong with the description of the API: its structure, its text, and examples that its schemas reject; otherwise what
 * the linter reports, which has no protection against patterns that never end.
 */
export async function checkOpenApi(files: readonly SourceFile[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const file = new DataFiles(files, problems).get(OPENAPI);
  const api = file && openApiIn(file);
  if (!file || !api) return problems;
  const names = new Set<string>();
  const unread: (() => void)[] = [];
  for (const operation of api.operations) {
    const { operationId, method, path } = operation;
    const report = (place: readonly PropertyKey[], message: string, fix: string) => {
      const whole = ["paths", path, method.toLowerCase(), ...place];
      file.report(writtenPath(whole, file.value), message, fix);
    };
    if (names.has(operationId))
      report(["operationId"], `Two operations are called ${operationId}.`, "Rename one of them.");
    names.add(operationId);
    for (const { place, message, fix, isUnread } of faultsIn(operation)) {
      if (isUnread) unread.push(() => report(place, message, fix));
      else report(place, message, fix);
    }
  }
  if (problems.length > 0) return problems;
  const text = files.find((each) => each.path === `content/${OPENAPI}`)?.text ?? "";
  const reading = unread.length > 0 ? "schemas" : "all";
  const found = await lintOpenApi(`content/${OPENAPI}`, text, reading);
  if (reading === "all" || found.some(({ severity }) => severity === "error")) return found;
  for (const tell of unread) tell(); // the linter gives the line of the schema, but finds less
  return problems;
}

type OperationFault = Fault & {
  /** The path in the operation. */
  readonly place: readonly PropertyKey[];
  /** True if the schema itself cannot be read. */
  readonly isUnread?: boolean;
};

function faultsIn(operation: ApiOperation): OperationFault[] {
  const { operationId } = operation;
  const hidden = mediaFaults(operation);
  const gaps = gapsOf(operation).map((gap) => ({
    place: [],
    message: `${operationId} has no ${gap}.`,
    fix: "Readers copy from it: add it.",
  }));
  const examples = examplesOf(operation).flatMap(({ place, where, ...example }) => {
    const { faults, isUnread } = faultsOf(example);
    const fix = "Correct the value or its schema.";
    return faults.map((fault) => ({ place, message: `${where}: ${fault}.`, fix, isUnread }));
  });
  return [...(hidden.length > 0 ? hidden : gaps), ...examples];
}

const JSON_TYPE = "application/json";

/** Content types that are almost JSON's, the only one that is shown. */
function mediaFaults({ operationId, requestBody, responses }: ApiOperation): OperationFault[] {
  const contents = [
    { path: ["requestBody"], where: "body", content: requestBody?.content ?? {} },
    ...Object.entries(responses).map(([status, { content }]) => {
      return { path: ["responses", status], where: `answer ${status}`, content };
    }),
  ];
  return contents.flatMap(({ path, where, content }) =>
    Object.keys(content).flatMap((kind) => {
      const isNear =
        kind !== JSON_TYPE &&
        (/^(?:application\/)?json\b/i.test(kind) || distance(kind, JSON_TYPE) <= 2);
      if (!isNear || content[JSON_TYPE]) return [];
      return {
        place: [...path, "content", kind],
        message: `${operationId}, ${where}: "${kind}" is not shown, only ${JSON_TYPE} is.`,
        fix: `Write ${JSON_TYPE}.`,
      };
    }),
  );
}

/** What a reader needs of every operation. */
function gapsOf(operation: ApiOperation): readonly string[] {
  const { summary, parameters, requestBody, responses } = operation;
  const answers = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const isShown = ([, { content }]: (typeof answers)[number]) =>
    Object.keys(content).length === 0 || shownExample(content[JSON_TYPE]) !== undefined;
  return [
    ...(summary.trim() === "" ? ["summary"] : []),
    ...parameters
      .filter(({ description }) => description.trim() === "")
      .map(({ name }) => `description of its parameter ${name}`),
    ...(answers.some(isShown) ? [] : ["example of an answer"]),
    ...(requestBody && shownExample(requestBody.content[JSON_TYPE]) === undefined
      ? ["example of its body"]
      : []),
  ];
}

function examplesOf(operation: ApiOperation): Example[] {
  const { operationId, parameters, requestBody, responses } = operation;
  const body = requestBody?.content[JSON_TYPE];
  const json = ["content", JSON_TYPE];
  return [
    ...parameters.flatMap(({ name, schema, example }, at) => {
      const where = `parameter ${name}`;
      return [
        {
          place: ["parameters", at, "example"],
          where: `${operationId}, ${where}`,
          schema,
          value: example,
        },
        defaultOf(schema, ["parameters", at, "schema"], `${operationId}, default of ${where}`),
      ];
    }),
    ...Object.entries(body?.schema.properties ?? {}).map(([name, schema]) =>
      defaultOf(
        schema,
        ["requestBody", ...json, "schema", "properties", name],
        `${operationId}, default of ${name}`,
      ),
    ),
    {
      place: ["requestBody", ...json, "example"],
      where: `${operationId}, body`,
      schema: body?.schema,
      value: body?.example,
    },
    ...namedExamples(body, ["requestBody"], `${operationId}, body`),
    ...Object.entries(responses).flatMap(([status, { content, headers }]) => {
      const answer = content[JSON_TYPE];
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

/** The default of a schema, which tables show, as an example of it. */
function defaultOf(schema: ApiSchema, place: Example["place"], where: string): Example {
  return { place: [...place, "default"], where, schema, value: schema.default };
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

/** Formats of JSON Schema and OpenAPI whose values are not checked. */
const FORMATS =
  "date time duration email hostname ipv4 ipv6 uri uri-reference uuid regex int32 int64 float double decimal password byte binary".split(
    " ",
  );

/** In strict mode it also rejects keywords that no schema has. */
const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true });
ajv.addVocabulary(["example", "xml", "externalDocs", "discriminator"]); // OpenAPI's own
for (const format of FORMATS) ajv.addFormat(format, true);
ajv.addFormat("date-time", (text) => z.iso.datetime().safeParse(text).success);

type Checked = {
  readonly faults: readonly string[];
  readonly isUnread: boolean;
};

function faultsOf({ schema, value }: Pick<Example, "schema" | "value">): Checked {
  try {
    const validate = ajv.compile(schemaObject.parse(schema));
    const checked = withinTime(() => validate(value), PATIENCE);
    if (!checked)
      return {
        faults: [`takes more than ${PATIENCE} seconds to check: simplify its patterns`],
        isUnread: false,
      };
    const errors = checked.value ? [] : (validate.errors ?? []);
    return { faults: errors.map(errorText), isUnread: false };
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)], isUnread: true };
  }
}

function errorText({ instancePath, message, params }: ErrorObject): string {
  const allowed: unknown = params.allowedValues;
  const values = Array.isArray(allowed) ? `: ${allowed.join(", ")}` : "";
  return [instancePath, `${message ?? ""}${values}`].filter(Boolean).join(" ");
}
