import { z } from "zod";

/** How a request is authorized. */
type ApiAccess = {
  /** `none`, `key in the header X-API-Key`, or `none, or a key in …` where a request may go without. */
  readonly words: string;
  /** What every request has to send, with a placeholder for the secret. */
  readonly sent: readonly Sent[];
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

/** The authorization of an operation: the first of its requirements that lists schemes. */
export function accessOf(
  needs: z.infer<typeof securityRequirements>,
  schemes: z.infer<typeof securitySchemes>,
): ApiAccess {
  const [first = []] = needs.map(Object.keys).filter((names) => names.length > 0);
  const found = first.flatMap((name) => (schemes[name] ? [shownScheme(schemes[name])] : []));
  const words = found.map((scheme) => scheme.words).join(" and ");
  if (needs.every((each) => Object.keys(each).length > 0) && words !== "")
    return { words, sent: found.flatMap(({ sent }) => sent) };
  return { words: words === "" ? "none" : `none, or a ${words}`, sent: [] };
}
