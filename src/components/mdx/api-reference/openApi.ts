import { dereference, upgrade } from "@scalar/openapi-parser";
import { z } from "zod";
import { canParse } from "../../../domain/canParse";
import type { DataFile, PageContext } from "../../../domain/componentSpec";
import { OPENAPI } from "../../../domain/constants";
import { decoded } from "../../../domain/decoded";
import { groupBy } from "../../../domain/groupBy";
import { isObject, partAt, textsIn } from "../../../domain/json";
import { accessOf, securityRequirements, securitySchemes } from "./openApiAccess";

/** A schema as tables show it, with its references resolved. */
export type ApiSchema = {
  readonly title?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly enum?: readonly (string | number | boolean | null)[] | undefined;
  readonly default?: unknown;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly required?: readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, ApiSchema>> | undefined;
  readonly items?: ApiSchema | undefined;
  readonly allOf?: readonly ApiSchema[] | undefined;
  readonly anyOf?: readonly ApiSchema[] | undefined;
  readonly oneOf?: readonly ApiSchema[] | undefined;
};

/** Read leniently, since a schema may contain itself. */
const schemaSchema = z.custom<ApiSchema>(isObject, "a schema is a mapping (key: value)");

const bodySchema = z.looseObject({
  content: z
    .looseObject({
      "application/json": z
        .looseObject({
          schema: schemaSchema.default({}),
          example: z.unknown().optional(),
          examples: z.record(z.string(), z.looseObject({ value: z.unknown() })).default({}),
        })
        .optional(),
    })
    .default({}),
});
/** What pages show of a body: its schema in JSON, and its `example` or else the first of its `examples`. */
function shownBody({ content: { "application/json": json } }: z.output<typeof bodySchema>) {
  const [first] = Object.values(json?.examples ?? {});
  return { schema: json?.schema, example: json?.example ?? first?.value };
}
const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.enum(["query", "path", "header", "cookie"]),
  required: z.boolean().default(false),
  description: z.string().default(""),
  schema: schemaSchema.default({}),
  example: z.unknown().optional(),
});
/** Removes keys that begin with `x-`, which are notes for other tools. */
function withoutExtensions(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !/^x-/i.test(key)));
}
const operationSchema = z.looseObject({
  summary: z.string().default(""),
  security: securityRequirements.optional(),
  parameters: z.array(parameterSchema).default([]),
  requestBody: bodySchema.transform(shownBody).optional(),
  responses: z.preprocess(
    withoutExtensions,
    z.record(z.string(), bodySchema.extend({ description: z.string() }).transform(shownBody)),
  ),
});
const METHODS = ["get", "put", "post", "delete", "patch"] as const;
const pathSchema = z.looseObject({
  get: operationSchema.optional(),
  put: operationSchema.optional(),
  post: operationSchema.optional(),
  delete: operationSchema.optional(),
  patch: operationSchema.optional(),
  parameters: z.array(parameterSchema).default([]),
});
const openApiSchema = z
  .looseObject({
    servers: z.array(z.looseObject({ url: z.string() })).default([]),
    security: securityRequirements.default([]),
    paths: z.preprocess(
      withoutExtensions,
      z.record(z.string().startsWith("/", "a path begins with /"), pathSchema),
    ),
    components: z.looseObject({ securitySchemes: securitySchemes.default({}) }).prefault({}),
  })
  .transform(({ servers, paths, security, components }) => ({
    /** The first address with a host; `""` for a document without one. */
    server: servers.find(({ url }) => canParse(url))?.url ?? "",
    operations: Object.entries(paths).flatMap(([path, { parameters: shared, ...methods }]) =>
      METHODS.flatMap((method) => {
        const operation = methods[method];
        if (!operation) return [];
        const all = [...operation.parameters, ...shared]; // an operation may override those of its path
        const parameters = groupBy(all, ({ name, in: place }) => `${place} ${name}`);
        return {
          ...operation,
          path,
          method: method.toUpperCase(),
          parameters: [...parameters.values()].map(([first]) => first),
          access: accessOf(operation.security ?? security, components.securitySchemes),
        };
      }),
    ),
  }));

export type OpenApi = z.output<typeof openApiSchema>;
export type ApiOperation = OpenApi["operations"][number];

/** What is wrong with a document, and its path in it. */
type ApiFault = { readonly path: readonly PropertyKey[]; readonly message: string };

/** Reads an OpenAPI document of version 3.0 or 3.1. The references in it must lead to its own parts. */
export function readOpenApi(document: unknown): {
  readonly api?: OpenApi;
  readonly faults: readonly ApiFault[];
} {
  if (!isObject(document) || !/^3\.[01]\./.test(String(document.openapi)))
    return { faults: [{ path: ["openapi"], message: "write openapi: 3.1.0 (or 3.0.3)" }] };
  const broken = brokenReferences(document);
  if (broken.length > 0) return { faults: broken };
  const { schema } = dereference(upgrade(structuredClone(document)).specification);
  const { data: api, error } = openApiSchema.safeParse(schema);
  const faults = (error?.issues ?? []).map(({ path, message }) => ({
    path,
    message: `${path.join(".")}: ${message}`,
  }));
  return { ...(api && { api }), faults };
}

/** The references that name nothing in the document: the parser leaves them as they are. */
function brokenReferences(document: unknown): ApiFault[] {
  return textsIn(document).flatMap(({ text, path }) => {
    const names = text.split("/").slice(1);
    const keys = names.map((name) => decoded(name).replaceAll("~1", "/").replaceAll("~0", "~"));
    const isBroken = !text.startsWith("#/") || partAt(document, keys) === undefined;
    return path.at(-1) === "$ref" && isBroken
      ? [{ path, message: `the reference "${text}" names nothing in this file` }]
      : [];
  });
}

/** Caches what each document says while it is in use: every endpoint of a page asks for it. */
const documents = new WeakMap<DataFile, { readonly api: OpenApi | undefined }>();

/** The API of `content/openapi.yaml`; undefined when the file is missing or, as reported at its lines, invalid. */
export function openApiOf(page: PageContext, line: number | undefined): OpenApi | undefined {
  const file = page.data(OPENAPI);
  const known = file && documents.get(file);
  if (known) return known.api;
  if (!file) {
    const fix = "Add it, or write the summary and the parameters in the page.";
    page.report(line, `content/${OPENAPI} is missing, but the page needs it.`, fix);
    return undefined;
  }
  const { api, faults } = file.value === undefined ? { faults: [] } : readOpenApi(file.value);
  const fix = "Correct this part of the file.";
  for (const { path, message } of faults)
    file.report(path, `The OpenAPI document is not valid: ${message}.`, fix);
  documents.set(file, { api });
  return api;
}
