import { z } from "zod";

/** How a request is authorized. */
type ApiAccess = {
  /** `none`, `key in the header X-API-Key`, or `none, or a key in …` where a request may go without. */
  readonly words: string;
  /** What every request has to send, with a placeholder for the secret. */
  readonly sent: readonly { readonly in: string; readonly name: string; readonly value: string }[];
};

const schemeSchema = z.looseObject({
  type: z.enum(["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"]),
  name: z.string().default(""),
  in: z.enum(["header", "query", "cookie"]).default("header"),
  scheme: z.string().default("bearer"),
});

/** The security schemes of an OpenAPI 3.1 document, by name. */
export const securitySchemes = z.record(z.string(), schemeSchema);

/** The security requirements of an operation or a document: a request has to meet one of them, with all of its schemes. */
export const securityRequirements = z.array(z.record(z.string(), z.array(z.string())));

/** What a scheme asks for in words, and what a request sends for it; a certificate is shown before the request. */
function shownScheme({ type, name, in: place, scheme }: z.output<typeof schemeSchema>) {
  if (type === "mutualTLS") return { words: "client certificate", sent: [] };
  if (type === "apiKey") {
    const words = `key in the ${place === "query" ? "query parameter" : place} ${name}`;
    const cookie = { in: "header", name: "Cookie", value: `${name}=YOUR_KEY` };
    return { words, sent: [place === "cookie" ? cookie : { in: place, name, value: "YOUR_KEY" }] };
  }
  const secret = /^bearer$/i.test(scheme) ? "token" : "credential";
  const value = `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)} YOUR_${secret.toUpperCase()}`;
  return {
    words: `${scheme.toLowerCase()} ${secret} in the header Authorization`,
    sent: [{ in: "header", name: "Authorization", value }],
  };
}

/** The authorization of an operation: the first of its requirements that lists schemes. */
export function accessOf(
  needs: z.output<typeof securityRequirements>,
  schemes: z.output<typeof securitySchemes>,
): ApiAccess {
  const [first = []] = needs.map(Object.keys).filter((names) => names.length > 0);
  const found = first.flatMap((name) => (schemes[name] ? [shownScheme(schemes[name])] : []));
  const words = found.map((scheme) => scheme.words).join(" and ");
  if (needs.every((each) => Object.keys(each).length > 0) && words !== "")
    return { words, sent: found.flatMap(({ sent }) => sent) };
  return { words: words === "" ? "none" : `none, or a ${words}`, sent: [] };
}
