import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Brand } from "./brand";
import { CARD_FOLDER, type Cards } from "./cards";
import { background, drawCard } from "./drawCard";

/** Width in pixels of a cover. */
const COVER_WIDTH = 480;
/** Names of the files that this plugin makes; the owner's `static/assets/cards` may contain others. */
const OWN = /^[0-9a-f]{16}\.(?:jpg|webp)$/;

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
  const missing = [...cards].filter(([file]) => !existsSync(path.join(folder, file)));
  if (!brand || missing.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const behind = await background(brand);
  for (const [file, texts] of missing) {
    const card = await drawCard(texts, brand, behind);
    const cover = sharp(card).resize(COVER_WIDTH).webp({ quality: 78, effort: 2 });
    const data = file.endsWith(".webp") ? await cover.toBuffer() : card;
    writeFileSync(path.join(folder, file), data);
  }
}
