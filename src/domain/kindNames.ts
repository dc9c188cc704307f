/** The types that schemas name, each in words that authors use. */
export const KIND_NAMES: ReadonlyMap<string, string> = new Map([
  ["string", "text"],
  ["number", "a number"],
  ["int", "a whole number"],
  ["boolean", "true or false"],
  ["array", "a list"],
  ["tuple", "a list"],
  ["object", "a mapping (key: value)"],
  ["record", "a mapping (key: value)"],
]);
