import { z } from "zod";

/** A secret that a request sends. */
type ApiSecret = {
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

const PLACES = { header: "header", query: "query parameter", cookie: "cookie" } as const;

const schemeSchema = z.discriminatedUnion("type", [
  z.looseObject({
    type: z.literal("apiKey"),
    name: z.string(),
    in: z.enum(["header", "query", "cookie"]),
  }),
  z.looseObject({ type: z.literal("http"), scheme: z.string() }),
  z.looseObject({ type: z.enum(["oauth2", "openIdConnect", "mutualTLS"]) }),
]);

/** The security schemes of an OpenAPI 3.1 document, by name. */
export const securitySchemes = z.record(z.string(), schemeSchema);

/** What a scheme asks for in words, and the secret that a request sends for it. */
function shownScheme(scheme: z.infer<typeof schemeSchema>): { words: string; secret?: ApiSecret } {
  if (scheme.type === "mutualTLS") return { words: "client certificate" };
  if (scheme.type === "apiKey") {
    const { name, in: place } = scheme;
    const at =
      place === "cookie"
        ? ({ in: "header", name: "Cookie", prefix: `${name}=` } as const)
        : { in: place, name, prefix: "" };
    return { words: `key in the ${PLACES[place]} ${name}`, secret: { ...at, variable: "API_KEY" } };
  }
  const word = scheme.type === "http" ? scheme.scheme : "bearer";
  const isBearer = /^bearer$/i.test(word);
  return {
    words: `${isBearer ? "bearer token" : `${word} credential`} in the header Authorization`,
    secret: {
      in: "header",
      name: "Authorization",
      prefix: `${word.charAt(0).toUpperCase()}${word.slice(1)} `,
      variable: isBearer ? "API_TOKEN" : "API_CREDENTIAL",
    },
  };
}

/** The security requirements of an operation or a document: a request has to meet one of them, with all of its schemes. */
export const securityRequirements = z.array(z.record(z.string(), z.array(z.string())));

/** The authorization an operation requires: the first of its requirements that lists schemes. Undefined when it requires none. */
export function accessOf(
  needs: z.infer<typeof securityRequirements>,
  schemes: z.infer<typeof securitySchemes>,
): ApiAccess | undefined {
  const [first = []] = needs.map(Object.keys).filter((names) => names.length > 0);
  const found = first.flatMap((name) => {
    const scheme = schemes[name];
    return scheme ? [{ name, ...shownScheme(scheme) }] : [];
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
