import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { type Brand, background } from "./brand";
import { CARD_SIZE, type CardTexts, cardSvg } from "./cardSvg";
import { CARD_FOLDER, type Cards } from "./cards";

/** Width in pixels of a cover. */
const COVER_WIDTH = 480;
/** Names of the files that this plugin makes; the owner's `static/assets/cards` may contain others. */
const OWN = /^[0-9a-f]{16}\.(?:jpg|webp)(?:\.part)?$/;
/** Drawn at the same time: sharp works outside Gatsby's own thread. */
const AT_ONCE = 2;

/**
 * Draws the cards that do not exist yet, and removes the files of cards that no page uses any more.
 * @param publicDir folder of the built site
 */
export async function writeCards(
  cards: Cards,
  brand: Brand | undefined,
  publicDir: string,
): Promise<void> {
  const folder = path.join(publicDir, CARD_FOLDER);
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (OWN.test(file) && !cards.has(file)) rmSync(path.join(folder, file));
  if (!brand || cards.size === 0) return;
  mkdirSync(folder, { recursive: true });
  const missing = [...cards].filter(([file]) => !existsSync(path.join(folder, file)));
  if (missing.length === 0) return;
  const behind = await background(brand);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (const [file, texts] of missing.filter((_, index) => index % AT_ONCE === lane))
        save(path.join(folder, file), await draw(texts, brand, behind, file.endsWith(".webp")));
    }),
  );
}

/** Draws a card or its cover. A PNG would take twice as long. @param behind what `background` gives */
async function draw(
  texts: CardTexts,
  { colors }: Brand,
  behind: Buffer,
  isCover: boolean,
): Promise<Buffer> {
  const raw = { raw: { ...CARD_SIZE, channels: 3 as const } };
  const input = Buffer.from(cardSvg(texts, colors));
  const card = sharp(behind, raw).composite([{ input }]).removeAlpha();
  if (!isCover) return card.jpeg({ quality: 68 }).toBuffer();
  const pixels = await card.raw().toBuffer(); // sharp resizes before it composes
  return sharp(pixels, raw).resize(COVER_WIDTH).webp({ quality: 78, effort: 2 }).toBuffer();
}

/** Writes a file completely or not at all: a build that is stopped leaves no half-written card for the next one. */
function save(file: string, data: Buffer): void {
  writeFileSync(`${file}.part`, data);
  renameSync(`${file}.part`, file);
}
