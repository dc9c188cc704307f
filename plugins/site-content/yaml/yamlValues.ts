import { fillVariables, type Variables } from "../markdown/variables";

/** ASCII characters of a value that YAML could take for its own syntax. */
const SYNTAX = /[\t\n!"#$%&'()*+,/:;<=>?@[\\\]^`{|}~]|^-(?!\d)/g;
/** The first of their stand-ins: private use code points that no font or keyboard has. */
const STAND_INS = 0x10ff00;
const STAND_IN = /[\u{10ff00}-\u{10ff7f}]/gu;

/**
 * Puts the product's values and facts into YAML before it is parsed, so that `title: {product}` is not read as an object.
 * Characters of a value that could be syntax, such as quotes and colons, are replaced by stand-ins until {@link withoutStandIns}.
 */
export function fillYaml(
  yaml: string,
  { product, productSlug, ticker, facts = {} }: Variables,
): string {
  return fillVariables(yaml, {
    product: mask(product),
    productSlug: mask(productSlug),
    ticker: mask(ticker),
    facts: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, mask(value)])),
  });
}

function mask(value: string): string {
  return value.replace(SYNTAX, (character) =>
    String.fromCodePoint(STAND_INS + character.charCodeAt(0)),
  );
}

/** Restores the values' real characters in data that was parsed from filled YAML. */
export function withoutStandIns<Data>(data: Data): Data;
export function withoutStandIns(data: unknown): unknown {
  if (typeof data === "string")
    return data.replace(STAND_IN, (standIn) =>
      String.fromCharCode((standIn.codePointAt(0) ?? STAND_INS) - STAND_INS),
    );
  if (Array.isArray(data)) return data.map((item: unknown) => withoutStandIns(item));
  if (data === null || typeof data !== "object" || data instanceof Date) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [withoutStandIns(key), withoutStandIns(value)]),
  );
}
