import path from "node:path";
import { type Font, openSync } from "fontkit";

const FOLDER = "node_modules/@fontsource/inter/files";

/** Files of the typeface by the characters they contain, the likely ones first. */
const SUBSETS = [
  "latin",
  "latin-ext",
  "greek",
  "cyrillic",
  "vietnamese",
  "greek-ext",
  "cyrillic-ext",
] as const;

/** One weight of Inter: measures texts and draws them as paths, so that a card is the same wherever it is made. */
export class Typeface {
  private readonly fonts = new Map<string, Font>();
  /** Character → its width in an em square of one pixel. */
  private readonly widths = new Map<string, number>();

  /** @param weight a weight that the typeface has, 100–900 */
  constructor(private readonly weight: number) {}

  /** Whether every character of a text has a glyph. */
  canWrite(text: string): boolean {
    return [...text].every((character) => this.fontOf(character) !== undefined);
  }

  /** Width of a text in pixels, without kerning. @param size of the em square, in pixels */
  width(text: string, size: number): number {
    let sum = 0;
    for (const character of text) {
      let width = this.widths.get(character);
      if (width === undefined) {
        width = this.runs(character).reduce((sum, run) => sum + run.width, 0);
        this.widths.set(character, width);
      }
      sum += width * size;
    }
    return sum;
  }

  /** Path data (SVG) of a text. @param x its left edge @param y its baseline @param size of the em square, in pixels */
  draw(text: string, x: number, y: number, size: number): string {
    let left = x;
    let data = "";
    for (const { glyphs, scale } of this.runs(text))
      for (const { path, advance } of glyphs) {
        const unit = size * scale;
        data += path.scale(unit, -unit).translate(left, y).toSVG();
        left += advance * unit;
      }
    return data;
  }

  /** Splits a text into pieces that each use one font. Widths are of an em square of one pixel. */
  private runs(text: string) {
    const pieces: { font: Font; text: string }[] = [];
    for (const character of text) {
      const font = this.fontOf(character) ?? this.font(SUBSETS[0]);
      const last = pieces.at(-1);
      if (last?.font === font) last.text += character;
      else pieces.push({ font, text: character });
    }
    return pieces.map((piece) => {
      const run = piece.font.layout(piece.text);
      const scale = 1 / piece.font.unitsPerEm;
      const glyphs = run.glyphs.map((glyph, index) => ({
        path: glyph.path,
        advance: run.positions[index]?.xAdvance ?? glyph.advanceWidth,
      }));
      return { glyphs, scale, width: run.advanceWidth * scale };
    });
  }

  private fontOf(character: string): Font | undefined {
    const code = character.codePointAt(0) ?? 0;
    const subset = SUBSETS.find((name) => this.font(name).hasGlyphForCodePoint(code));
    return subset && this.font(subset);
  }

  private font(subset: string): Font {
    const known = this.fonts.get(subset);
    if (known) return known;
    const file = path.resolve(FOLDER, `inter-${subset}-${this.weight}-normal.woff`);
    const font = openSync(file);
    if (!("unitsPerEm" in font)) throw new Error(`${file} is not one font.`);
    this.fonts.set(subset, font);
    return font;
  }
}
