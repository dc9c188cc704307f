import { z } from "zod";

/** A secret that a request sends. */
export type ApiSecret = {
  readonly in: "header" | "query";
  /** Name of the header or query parameter. */
  readonly name: string;
  /** What precedes the secret there: the word of an HTTP scheme, the name of a cookie, or nothing. */
  readonly prefix: string;
  /** The environment variable that holds the secret in samples. */
  readonly variable: string;
};

/** How a request is authorized. */
export type ApiAccess = {
  /** Description: `key in the header X-API-Key`. */
  readonly words: string;
  /** What samples send; a certificate is shown in the handshake, not in a request. */
  readonly secrets: readonly ApiSecret[];
  /** Whether every request needs it. */
  readonly required: boolean;
};

type Scheme = { readonly words: string; readonly secret?: ApiSecret };

/** Valid names of headers and cookies by RFC 9110 and RFC 6265; any other character would end the header in a request. */
export const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

const PLACES = { header: "header", query: "query parameter", cookie: "cookie" } as const;

/** What an HTTP scheme sends, according to RFC 9110 and, for a bearer token, RFC 6750. */
function httpScheme(scheme: string): Scheme {
  const isBearer = /^bearer$/i.test(scheme);
  return {
    words: `${isBearer ? "bearer token" : `${scheme} credential`} in the header Authorization`,
    secret: {
      in: "header",
      name: "Authorization",
      prefix: `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)} `,
      variable: isBearer ? "API_TOKEN" : "API_CREDENTIAL",
    },
  };
}

/** What a scheme sends, by its type. */
const scheme = z.discriminatedUnion("type", [
  z
    .looseObject({
      type: z.literal("apiKey"),
      name: z.string(),
      in: z.enum(["header", "query", "cookie"]),
    })
    .refine(({ name, in: place }) => place === "query" || TOKEN.test(name), {
      path: ["name"],
      error: "write the name of a header, such as X-API-Key",
    })
    .transform(
      ({ name, in: place }): Scheme => ({
        words: `key in the ${PLACES[place]} ${name}`,
        secret: {
          ...(place === "cookie"
            ? { in: "header", name: "Cookie", prefix: `${name}=` }
            : { in: place, name, prefix: "" }),
          variable: "API_KEY",
        },
      }),
    ),
  z
    .looseObject({
      type: z.literal("http"),
      scheme: z.string().regex(TOKEN, "write bearer or basic"),
    })
    .transform((http) => httpScheme(http.scheme)),
  z
    .looseObject({ type: z.enum(["oauth2", "openIdConnect"]) })
    .transform(() => httpScheme("bearer")),
  z
    .looseObject({ type: z.literal("mutualTLS") })
    .transform((): Scheme => ({ words: "client certificate" })),
]);

/** The security schemes of an OpenAPI 3.1 document, by name. */
export const securitySchemes = z.record(
  z.string(),
  z
    .looseObject({ type: z.enum(["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"]) })
    .pipe(scheme),
);

/** The security requirements of an operation or a document: a request has to meet one of them, with all of its schemes. */
export const securityNeeds = z.array(z.record(z.string(), z.array(z.string())));

/** The authorization an operation requires: the first of its requirements that lists schemes. Undefined when it requires none. */
export function accessOf(
  needs: z.infer<typeof securityNeeds>,
  schemes: z.infer<typeof securitySchemes>,
): ApiAccess | undefined {
  const [first = []] = needs.map(Object.keys).filter((names) => names.length > 0);
  const found = first.flatMap((name) => {
    const known = schemes[name];
    return known ? [{ name, ...known }] : [];
  });
  if (found.length === 0) return undefined;
  const variables = new Set(found.map(({ secret }) => secret?.variable));
  return {
    words: found.map(({ words }) => words).join(" and "),
    secrets: found.flatMap(({ name, secret }) =>
      secret
        ? [variables.size < found.length ? { ...secret, variable: constantCase(name) } : secret]
        : [],
    ),
    required: needs.every((each) => Object.keys(each).length > 0),
  };
}

/** A name in the style of environment variables: `apiSign` becomes `API_SIGN`. */
function constantCase(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])|\W/g, "_").toUpperCase();
}
