import { z } from "zod";

/** How a request is authorized. */
export type ApiAccess = {
  /** Description: `key in the header X-API-Key`. */
  readonly words: string;
  /** What samples send, with a placeholder for the secret. */
  readonly sent: readonly Sent[];
  /** Whether every request needs it. */
  readonly required: boolean;
};

/** A header or query parameter. */
type Sent = { readonly in: "header" | "query"; readonly name: string; readonly value: string };

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

/** The security requirements of an operation or a document: a request has to meet one of them, with all of its schemes. */
export const securityRequirements = z.array(z.record(z.string(), z.array(z.string())));

/** What a scheme asks for in words, and what a request sends for it; a certificate is shown before the request. */
function shownScheme(scheme: z.infer<typeof schemeSchema>): { words: string; sent: Sent[] } {
  if (scheme.type === "mutualTLS") return { words: "client certificate", sent: [] };
  if (scheme.type === "apiKey") {
    const { name, in: place } = scheme;
    const words = `key in the ${place === "query" ? "query parameter" : place} ${name}`;
    if (place === "cookie")
      return { words, sent: [{ in: "header", name: "Cookie", value: `${name}=YOUR_KEY` }] };
    return { words, sent: [{ in: place, name, value: "YOUR_KEY" }] };
  }
  const word = scheme.type === "http" ? scheme.scheme : "bearer";
  const kind = /^bearer$/i.test(word) ? "bearer token" : `${word} credential`;
  const value = `${word.charAt(0).toUpperCase()}${word.slice(1)} YOUR_${kind.split(" ")[1]?.toUpperCase()}`;
  return {
    words: `${kind} in the header Authorization`,
    sent: [{ in: "header", name: "Authorization", value }],
  };
}

/** The authorization an operation requires: the first of its requirements that lists schemes. Undefined when it requires none. */
export function accessOf(
  needs: z.infer<typeof securityRequirements>,
  schemes: z.infer<typeof securitySchemes>,
): ApiAccess | undefined {
  const [first = []] = needs.map(Object.keys).filter((names) => names.length > 0);
  const found = first.flatMap((name) => (schemes[name] ? [shownScheme(schemes[name])] : []));
  if (found.length === 0) return undefined;
  return {
    words: found.map(({ words }) => words).join(" and "),
    sent: found.flatMap(({ sent }) => sent),
    required: needs.every((each) => Object.keys(each).length > 0),
  };
}
