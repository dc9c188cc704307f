import { parse, wcagContrast } from "culori";
import { type ColorMode, themeTokens } from "../domain/themeTokens";

/** Two colors that readers cannot tell apart well enough, by the names of their custom properties. */
export type FaintPair = {
  readonly mode: ColorMode;
  readonly ink: string;
  readonly ground: string;
  readonly message: string;
};

/** Required contrast of text, and of what only has to be visible, such as edges of fields: WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const SHAPE = 3;

const PAGE = ["--color-bg", "--color-bg-subtle", "--color-bg-raised"];
const KINDS = ["note", "tip", "info", "warning", "danger"];
const CODE = "text comment keyword string constant function parameter punctuation".split(" ");

/** Colors that are drawn on others, and the minimum contrast between the two. */
const PAIRS: readonly (readonly [ink: string, grounds: readonly string[], least: number])[] = [
  ["--color-text", [...PAGE, "--color-mark"], TEXT],
  ["--color-text-muted", PAGE, TEXT],
  ["--color-accent", [...PAGE, "--color-accent-bg"], TEXT],
  ["--color-accent-strong", PAGE, TEXT],
  ["--color-on-accent", ["--color-accent", "--color-accent-strong"], TEXT],
  ["--color-data", ["--color-bg", "--color-data-bg"], TEXT],
  ["--color-placeholder", ["--color-bg"], TEXT],
  ["--color-border-strong", ["--color-bg"], SHAPE],
  ...KINDS.map((kind) => [`--color-${kind}`, [`--color-${kind}-bg`], TEXT] as const),
  ...CODE.map((part) => [`--code-${part}`, ["--code-bg"], TEXT] as const),
];

/**
 * The pairs of colors of a site's style sheets with too little contrast, in each color mode, each foreground with the background
 * on which it is hardest to see. Colors that only a browser can evaluate, and translucent ones, are skipped.
 * @param read returns the text of a file below the site's root, undefined for one that does not exist
 */
export function faintPairs(read: (file: string) => string | undefined): FaintPair[] {
  return (["light", "dark"] as const).flatMap((mode) => {
    const colorOf = themeTokens(read, mode);
    return PAIRS.flatMap(([ink, grounds, least]) => {
      const [worst] = grounds
        .map((ground) => ({ ground, contrast: contrastOf(colorOf(ink), colorOf(ground)) }))
        .sort((a, b) => a.contrast - b.contrast);
      if (!worst || worst.contrast >= least) return [];
      const { ground, contrast } = worst;
      return [
        {
          mode,
          ink,
          ground,
          message: `${ink} (${colorOf(ink)}) on ${ground} (${colorOf(ground)}) has a contrast of ${(Math.floor(contrast * 100) / 100).toFixed(2)} in the ${mode} mode; it needs ${least}.`,
        },
      ];
    });
  });
}

function contrastOf(ink: string | undefined, ground: string | undefined): number {
  const [a, b] = [ink, ground].map((color) => parse(color ?? ""));
  const isPlain = a && b && (a.alpha ?? 1) === 1 && (b.alpha ?? 1) === 1;
  return isPlain ? wcagContrast(a, b) : Number.POSITIVE_INFINITY;
}
