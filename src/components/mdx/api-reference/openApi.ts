import { z } from "zod";
import { addressFault } from "../../../domain/addresses";
import { canParse } from "../../../domain/canParse";
import { isObject } from "../../../domain/json";
import { type ApiAccess, accessOf, securityNeeds, securitySchemes, TOKEN } from "./openApiAccess";
import { faultOf, OpenApiError } from "./openApiFaults";
import { withoutReferences } from "./openApiReferences";
import { asVersion31 } from "./openApiVersion";

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

const schemaSchema: z.ZodType<ApiSchema> = z.lazy(() =>
  z.looseObject({
    title: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    enum: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
    default: z.unknown().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    items: schemaSchema.optional(),
    allOf: z.array(schemaSchema).optional(),
    anyOf: z.array(schemaSchema).optional(),
    oneOf: z.array(schemaSchema).optional(),
  }),
);
const exampleSchema = z.looseObject({
  summary: z.string().default(""),
  description: z.string().default(""),
  value: z.unknown(),
});
const contentSchema = z.looseObject({
  "application/json": z
    .looseObject({
      schema: schemaSchema.default({}),
      example: z.unknown().optional(),
      examples: z.record(z.string(), exampleSchema).default({}),
    })
    .optional(),
});
const parameterSchema = z
  .looseObject({
    name: z.string(),
    in: z.enum(["query", "path", "header", "cookie"]),
    required: z.boolean().default(false),
    description: z.string().default(""),
    schema: schemaSchema.default({}),
    example: z.unknown().optional(),
  })
  .refine(({ name, in: place }) => /^(?:query|path)$/.test(place) || TOKEN.test(name), {
    path: ["name"],
    error: "write a name of letters, digits and hyphens, such as X-Request-Id",
  });
/** Headers that OpenAPI 3.1 describes elsewhere: it says to ignore parameters with these names. */
const DESCRIBED = /^(?:accept|content-type|authorization)$/i;
const responseSchema = z.looseObject({
  description: z.string(),
  headers: z
    .record(
      z.string(),
      z.looseObject({ description: z.string().default(""), schema: schemaSchema.default({}) }),
    )
    .default({}),
  content: contentSchema.default({}),
});
/** Removes keys that begin with `x-`, which are notes for other tools. */
function withoutExtensions(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !/^x-/i.test(key)));
}
const operationSchema = z.looseObject({
  operationId: z.string().optional(),
  summary: z.string().default(""),
  security: securityNeeds.optional(),
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.looseObject({ content: contentSchema }).optional(),
  responses: z.preprocess(
    withoutExtensions,
    z.record(z.string().regex(/^(?:[1-5](?:\d\d|xx)|default)$/i), responseSchema),
  ),
});
const METHODS = ["get", "put", "post", "delete", "patch"] as const;
const pathSchema = z.looseObject({
  ...(Object.fromEntries(METHODS.map((method) => [method, operationSchema.optional()])) as Record<
    (typeof METHODS)[number],
    z.ZodOptional<typeof operationSchema>
  >),
  parameters: z.array(parameterSchema).default([]),
});
/**
 * Readers send their keys to this server, so a disguised address could steal them. A path, or a host with a variable, does not
 * count as an address.
 */
const serverUrl = z
  .string()
  .refine(
    (url) =>
      canParse(url)
        ? /^https?:/i.test(url) && addressFault(url) === undefined
        : /^[./]|\{/.test(url),
    "write an address that begins with https://, without hidden characters and without a part before an @",
  );
const openApiSchema = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  servers: z.array(z.looseObject({ url: serverUrl })).default([]),
  security: securityNeeds.default([]),
  paths: z.preprocess(
    withoutExtensions,
    z.record(z.string().startsWith("/", "a path begins with /"), pathSchema),
  ),
  components: z
    .looseObject({
      securitySchemes: securitySchemes.default({}),
    })
    .default({ securitySchemes: {} }),
});

export type ApiOperation = z.infer<typeof operationSchema> & {
  /** The operation's name in reports, by default its method and path. */
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** What a request has to send to be authorized; undefined when anybody may send one. */
  readonly access?: ApiAccess;
};
export type ApiResponse = z.infer<typeof responseSchema>;
export type OpenApi = {
  /** The first address with a host; `""` for a document without one. */
  readonly server: string;
  readonly operations: readonly ApiOperation[];
};

/** What a page shows of a request or response body: its `example`, or else the first of its `examples`. */
export function shownExample(json: ApiResponse["content"]["application/json"]): unknown {
  return json?.example ?? Object.values(json?.examples ?? {})[0]?.value;
}

/** Reads an OpenAPI 3.1 or 3.0 document. @throws OpenApiError that says what is wrong, and where */
export function readOpenApi(data: unknown): OpenApi {
  const parsed = openApiSchema.safeParse(asVersion31(withoutReferences(data)), {
    reportInput: true,
  });
  if (!parsed.success)
    throw new OpenApiError(parsed.error.issues.map((issue) => faultOf(issue, data)));
  const { servers, paths, security, components } = parsed.data;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method): ApiOperation[] => {
      const operation = methods[method];
      if (!operation) return [];
      const access = accessOf(operation.security ?? security, components.securitySchemes);
      const parameters = withShared(operation.parameters, methods.parameters);
      const name = method.toUpperCase();
      const { operationId = `${name} ${path}` } = operation;
      return [
        { ...operation, operationId, parameters, method: name, path, ...(access && { access }) },
      ];
    }),
  );
  return { server: servers.find(({ url }) => canParse(url))?.url ?? "", operations };
}

type ApiParameter = z.infer<typeof parameterSchema>;

/** The parameters of an operation, followed by those of its path that it does not override; ignored headers are removed. */
function withShared(own: readonly ApiParameter[], shared: readonly ApiParameter[]): ApiParameter[] {
  const isOwn = (each: ApiParameter) =>
    own.some(({ name, in: place }) => name === each.name && place === each.in);
  return [...own, ...shared.filter((each) => !isOwn(each))].filter(
    ({ name, in: place }) => place !== "header" || !DESCRIBED.test(name),
  );
}
