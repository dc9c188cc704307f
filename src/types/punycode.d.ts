/** The npm package: without the slash, Node would load its own deprecated module of that name. */
declare module "punycode/" {
  /** Decodes each `xn--` label of a host. @throws RangeError when one is malformed */
  export function toUnicode(host: string): string;
}
