import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { escapeHtml } from "../../../src/domain/html";
import type { Brand } from "./brand";

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

/** The file of the typeface, so that a card is the same wherever it is made. */
const FONT = "node_modules/@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf";
/** Characters of the typeface: Latin, Greek and Cyrillic letters, punctuation and signs of currencies. */
const WRITABLE = /^[ -\u052f\u1e00-\u20cf\u2122\u2190-\u2193\u2212]*$/;
const MARGIN = 80;
const WIDTH = CARD_SIZE.width - 2 * MARGIN;
const LOGO = 64;
const LABEL = 30;
/** Most characters of a title, and of a label, that fit on a card. */
const TITLE_MAX = 120;
const LABEL_MAX = 60;
/** How much of the banner shows through the background: text has to be readable on any banner. */
const BANNER_OPACITY = 0.16;
/** How much of the banner's upper left is cut off, in pixels: a logo there would be behind the card's own. */
const SHIFT = { left: 360, top: 190 };

/** Whether a card can show these texts. */
export function canWrite(texts: CardTexts): boolean {
  return WRITABLE.test(Object.values(texts).join(""));
}

/** The background of every card: the faded banner and the logo. Raw pixels, three channels. */
export async function background(brand: Brand): Promise<Buffer> {
  const { colors, banner, logo, logoReplacesName } = brand;
  const { width, height } = CARD_SIZE;
  const layers: OverlayOptions[] = [];
  if (banner) {
    const faded = sharp(banner)
      .resize({ width: width + SHIFT.left, height: height + SHIFT.top, fit: "cover" })
      .extract({ ...CARD_SIZE, ...SHIFT })
      .flatten({ background: colors.bg })
      .ensureAlpha(BANNER_OPACITY);
    layers.push({ input: await faded.png().toBuffer() });
  }
  if (logo) {
    const scaled = sharp(logo, { density: 300 }).resize(logoReplacesName ? WIDTH : LOGO, LOGO, {
      fit: "inside",
    });
    layers.push({ input: await scaled.png().toBuffer(), left: MARGIN, top: MARGIN });
  }
  return sharp({ create: { ...CARD_SIZE, channels: 3, background: colors.bg } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Draws a card. @param behind what {@link background} gives */
export async function drawCard(
  { title, section, product, address }: CardTexts,
  { colors }: Brand,
  behind: Buffer,
): Promise<Buffer> {
  const size = title.length <= 44 ? 80 : title.length <= 75 ? 68 : 56;
  const heading = [
    span(section, LABEL_MAX, LABEL, colors.accent),
    span(title, TITLE_MAX, size, colors.text),
  ].join("\n");
  const name = span(product, LABEL_MAX, LABEL, colors.text);
  const layers = await Promise.all([
    ...(product === "" ? [] : [layer(name, MARGIN + LOGO * 1.3, MARGIN + LOGO / 2)]),
    layer(heading, MARGIN, (CARD_SIZE.height + LOGO / 2) / 2),
    layer(span(address, LABEL_MAX, LABEL, colors["text-muted"]), MARGIN, CARD_SIZE.height - MARGIN),
  ]);
  return sharp(behind, { raw: { ...CARD_SIZE, channels: 3 } })
    .composite(layers)
    .jpeg({ quality: 68 })
    .toBuffer();
}

/** Text in the markup of Pango, cut to a number of characters. @param size in pixels */
function span(text: string, most: number, size: number, color: string): string {
  const shown = text.length > most ? `${text.slice(0, most)}…` : text;
  return `<span size="${size}pt" foreground="${color}">${escapeHtml(shown)}</span>`;
}

/** Text as a layer of a card. @param middle of its height, in pixels */
async function layer(text: string, left: number, middle: number): Promise<OverlayOptions> {
  const { data, info } = await sharp({
    text: {
      text,
      font: "Inter SemiBold",
      fontfile: path.resolve(FONT),
      rgba: true,
      dpi: 72,
      width: WIDTH,
      wrap: "word-char",
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: info,
    left: Math.round(left),
    top: Math.round(middle - info.height / 2),
  };
}
