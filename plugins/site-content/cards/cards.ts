import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { NodeInput } from "../createNodes";
import { digest } from "../model/files/source";
import type { SiteConfig } from "../schemas/site";
import type { Brand } from "./brand";
import { background, CARD_SIZE, type CardTexts, canWrite, drawCard } from "./drawCard";

/** Raise it when cards with the same text and brand come to look different. */
const DRAWING = 3;
/** Width in pixels of a cover. */
const COVER_WIDTH = 480;
/** Folder of the built site that holds the cards. */
export const CARD_FOLDER = "assets/cards";

/** The text of each link preview, and of each post cover (a small copy), by file name. */
export type Cards = ReadonlyMap<string, CardTexts>;

/**
 * Gives a link preview to each docs page, post and page without a picture of its own. The start page keeps the banner, as
 * does a page whose title has a character that the typeface lacks. Files are named by what they show, so that one made by
 * an earlier build need not be made again.
 * @param brand undefined for a site without link previews
 */
export function withCards(
  nodes: readonly NodeInput[],
  { product, url, blog }: Pick<SiteConfig, "product" | "url" | "blog">,
  brand: Brand | undefined,
): { readonly nodes: NodeInput[]; readonly cards: Cards } {
  if (!brand) return { nodes: [...nodes], cards: new Map() };
  const files = [brand.banner, brand.logo].map((file) => digest(file?.toString("base64") ?? ""));
  const key = JSON.stringify([DRAWING, brand.colors, files]);
  const written = brand.logoReplacesName ? "" : product.name;
  const address = url.replace(/^https?:\/\//, "");
  const cards = new Map<string, CardTexts>();
  const sectionOf = ({ type, fields }: NodeInput): string | undefined => {
    if (type === "Doc") return `${fields.group || product.name}`;
    if (type === "Post") return blog.title;
    return type === "Page" ? product.name : undefined;
  };
  return {
    cards,
    nodes: nodes.map((node) => {
      const section = sectionOf(node);
      const { image, path, title } = node.fields;
      if (section === undefined || image || path === "/") return node;
      const texts = { title: `${title}`, section, product: written, address };
      if (!canWrite(texts)) return node;
      const name = digest(key, JSON.stringify(texts)).slice(0, 16);
      const [file, cover] = [`${name}.jpg`, `${name}.webp`];
      const isPost = node.type === "Post"; // lists of posts show their covers
      for (const drawn of isPost ? [file, cover] : [file]) cards.set(drawn, texts);
      const card = {
        src: `/${CARD_FOLDER}/${file}`,
        ...(isPost && { cover: `/${CARD_FOLDER}/${cover}` }),
        ...CARD_SIZE,
        alt: `${section}: ${title}`,
      };
      return { ...node, fields: { ...node.fields, image: card } };
    }),
  };
}

/** Draws the cards that do not exist yet. @param publicDir folder of the built site */
export async function writeCards(
  cards: Cards,
  brand: Brand | undefined,
  publicDir: string,
): Promise<void> {
  const folder = path.join(publicDir, CARD_FOLDER);
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
