/** A pattern for tests with these titles as written in the source: values of tables and templates may be anything. */
export function titlePattern(titles: readonly string[]): string {
  const patterns = titles.map((title) =>
    title
      .split(/%[sijp]|\$\{[^"]*?\}(?=[^}]|$)/)
      .map(escaped)
      .join(".*"),
  );
  return `(${patterns.join("|")})$`;
}

/** A string as a regular expression that matches it and nothing else. */
export const escaped = (text: string) => text.replace(/[.*+?^$()[\]{}|\\/]/g, "\\$&");
