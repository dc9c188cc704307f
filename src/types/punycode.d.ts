/** The package: without the slash Node would take its own module of that name, which it is giving up. */
declare module "punycode/" {
  /** Decodes each `xn--` label of a host. @throws RangeError when one is malformed */
  export function toUnicode(host: string): string;
}
