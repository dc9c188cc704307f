export type Variables = {
  readonly product: string;
  readonly productSlug: string;
  readonly ticker: string;
};

const NAME = "\\{(product|productSlug|ticker)\\}";
const VARIABLE = new RegExp(`(?<![\\\\$])${NAME}`, "g");
const PROPERTY = new RegExp(`(?<=\\s[\\w-]+=)${NAME}`, "g");
const ESCAPE = new RegExp(`\\\\(?=${NAME})`, "g");
/** What to write instead of something that is not a variable, without the end of the sentence. */
export const USE_VARIABLES =
  "Use {product}, {productSlug} or {ticker}; write \\{ for a plain brace";

/**
 * Replaces `{product}`, `{productSlug}` and `{ticker}` in Markdown with the product's values, and `title={product}` with one in
 * quotation marks. `${product}` is left alone, and so is `\{product}`, whose backslash Markdown removes except in code.
 */
export function fillMarkdown(text: string, variables: Variables): string {
  return text
    .replace(PROPERTY, '"{$1}"')
    .replace(VARIABLE, (_, name: keyof Variables) =>
      variables[name].replace(/[<{*`]/g, (mark) => `&#${mark.charCodeAt(0)};`),
    );
}

/** `\{product}` as the `{product}` that it stands for. */
export function withoutEscapes(text: string): string {
  return text.replace(ESCAPE, "");
}

/** Fills in every text of data; dates, which YAML parsers make of texts, are those again. */
export function fillData(data: unknown, variables: Variables): unknown {
  if (typeof data === "string")
    return withoutEscapes(data.replace(VARIABLE, (_, name: keyof Variables) => variables[name]));
  if (data instanceof Date) return data.toISOString().replace(/T00:00:00\.000Z$/, "");
  if (Array.isArray(data)) return data.map((item) => fillData(item, variables));
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, item]) => [key, fillData(item, variables)]),
  );
}
