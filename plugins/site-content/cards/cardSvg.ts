import { Typeface } from "./typeface";

/** Size of a card in pixels, which social networks show without cropping. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** What a card says. */
export type CardTexts = {
  readonly title: string;
  /** The section of the site that the page is in. */
  readonly section: string;
  readonly product: string;
  /** Address of the site: host and base path. */
  readonly address: string;
};

/** Colors of a card in hexadecimal, by their roles in `src/styles/tokens.css`. */
export type CardColors = Readonly<Record<"bg" | "text" | "text-muted" | "accent", string>>;

const MARGIN = 80;
const LOGO = 64;
const WIDTH = CARD_SIZE.width - 2 * MARGIN;
/** Font sizes of a title, each with its number of lines; the largest that the title fits in is used. */
const TITLES = [
  { size: 80, lines: 2 },
  { size: 68, lines: 3 },
  { size: 56, lines: 4 },
] as const;
/** More characters than fit on a card: the rest of a title is ignored. */
const TITLE_MAX_CHARACTERS = 300;
const LABEL = 30;

const strong = new Typeface(700);
const plain = new Typeface(500);

/** Whether a card can show this text: whether its typeface has every character. */
export function canWrite({ title, section, product, address }: CardTexts): boolean {
  return strong.canWrite(title + product) && plain.canWrite(section + address);
}

/** The text of a card as an SVG picture of the card's size, without a background. Text is drawn as paths. */
export function cardSvg(
  { title, section, product, address }: CardTexts,
  colors: CardColors,
): string {
  const { size, lines } = fitted(title);
  const lineHeight = size * 1.14;
  const block = LABEL * 2 + lines.length * lineHeight;
  const top = (CARD_SIZE.height + LOGO * 0.6 - block) / 2;
  const path = (data: string, role: keyof CardColors) =>
    data && `<path fill="${colors[role]}" d="${data}"/>`;
  const cut = (text: string, face: Typeface) => cutTo(text, LABEL, face, WIDTH - LOGO * 1.3);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    path(
      strong.draw(cut(product, strong), MARGIN + LOGO * 1.3, MARGIN + LOGO * 0.67, LABEL * 1.1),
      "text",
    ),
    path(plain.draw(cut(section, plain), MARGIN, top + LABEL, LABEL), "accent"),
    ...lines.map((line, index) =>
      path(
        strong.draw(line, MARGIN, top + LABEL * 2 + size * 0.86 + index * lineHeight, size),
        "text",
      ),
    ),
    path(
      plain.draw(cut(address, plain), MARGIN, CARD_SIZE.height - MARGIN + 8, LABEL * 0.9),
      "text-muted",
    ),
    "</svg>",
  ].join("");
}

/** Position of the logo on a card, in pixels. */
export const LOGO_PLACE = { left: MARGIN, top: MARGIN, size: LOGO, widest: WIDTH };

/** Breaks a title into lines, in the largest size that fits; one that never fits ends with an ellipsis. */
export function fitted(title: string): {
  readonly size: number;
  readonly lines: readonly string[];
} {
  const text = [...title].slice(0, TITLE_MAX_CHARACTERS).join("");
  for (const { size, lines: most } of TITLES) {
    const lines = wrapped(text, size);
    if (lines.length <= most) return { size, lines };
  }
  const { size, lines: most } = TITLES[2];
  const lines = wrapped(text, size);
  const last = lines.slice(most - 1).join(" ");
  return { size, lines: [...lines.slice(0, most - 1), cutTo(last, size, strong, WIDTH)] };
}

function wrapped(text: string, size: number): readonly string[] {
  const lines: string[] = [];
  const space = strong.width(" ", size);
  let left = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const width = strong.width(word, size);
    if (width + space <= left) {
      lines.splice(-1, 1, `${lines.at(-1)} ${word}`);
      left -= width + space;
    } else {
      lines.push(...broken(word, size));
      left = WIDTH - strong.width(lines.at(-1) ?? "", size);
    }
  }
  return lines;
}

/** Splits a word into pieces that each fit in a line. */
function broken(word: string, size: number): readonly string[] {
  const pieces: string[] = [];
  for (let rest = [...word]; rest.length > 0; ) {
    const count = Math.max(1, fitting(rest, size, strong, WIDTH));
    pieces.push(rest.slice(0, count).join(""));
    rest = rest.slice(count);
  }
  return pieces;
}

function cutTo(text: string, size: number, face: Typeface, width: number): string {
  if (face.width(text, size) <= width) return text;
  const characters = [...text];
  const count = fitting(characters, size, face, width - face.width("…", size));
  return `${characters.slice(0, count).join("").trimEnd()}…`;
}

/** How many of the characters fit into a width. */
function fitting(
  characters: readonly string[],
  size: number,
  face: Typeface,
  width: number,
): number {
  let left = width;
  const index = characters.findIndex((character) => {
    left -= face.width(character, size);
    return left < 0;
  });
  return index === -1 ? characters.length : index;
}
