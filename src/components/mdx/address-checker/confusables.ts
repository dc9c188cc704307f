import { toUnicode } from "punycode/";

/** Characters that readers mistake for others, each list keyed by the character it resembles. */
const LOOK_LIKE: Readonly<Record<string, string>> = {
  a: "аɑαạ@4",
  b: "ЬƄ8",
  c: "сϲⅽ",
  d: "ԁⅾ",
  e: "еєҽ3",
  f: "ƒ",
  g: "ɡԍ9",
  h: "һհ",
  l: "іı|ӏⅼιὶí1i!",
  j: "јϳ",
  k: "кκ",
  m: "мⅿ",
  n: "пոη",
  o: "оοօσ0",
  p: "рρ",
  q: "ԛգ",
  r: "гᴦ",
  s: "ѕꜱ5",
  t: "тτ7",
  u: "υսц",
  v: "νѵⅴ",
  w: "ѡωԝ",
  x: "хχⅹ",
  y: "уγʏ",
  z: "ᴢʐ2",
};
const CANONICAL = new Map(
  Object.entries(LOOK_LIKE).flatMap(([letter, others]) =>
    [...others].map((other) => [other, letter] as const),
  ),
);
/** Pairs of letters that look like a single one. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/cl/g, "d"],
];

/** A name with each character replaced by the plain one it resembles: names that look alike have the same skeleton. */
export function skeletonOf(name: string): string {
  const plain = [...name.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "")]
    .map((character) => CANONICAL.get(character) ?? character)
    .join("");
  return PAIRS.reduce((text, [pair, letter]) => text.replace(pair, letter), plain);
}

/** A host in Unicode, as its owner would write it: `xn--mnchen-3ya.de` → `münchen.de`. Other names stay as they are. */
export function decodeHost(host: string): string {
  return host.split(".").map(decodeLabel).join(".");
}

function decodeLabel(label: string): string {
  try {
    return toUnicode(label);
  } catch {
    return label; // begins like an encoded name, but is not one
  }
}
