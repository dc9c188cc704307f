/** The value of a JSON text; undefined for a text that is not JSON, such as a file whose writing was stopped. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
