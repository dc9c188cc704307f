import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { themeTokens } from "../../../src/domain/themeTokens";
import type { SiteConfig } from "../schemas/site";
import { CARD_SIZE, type CardColors, LOGO_PLACE } from "./cardSvg";

/** How much of the banner shows through the background: text has to be readable on any banner. */
const BANNER_OPACITY = 0.16;
/**
 * How far the banner is enlarged, with its lower right part shown: a logo at its upper left would end up behind the card's own
 * logo.
 */
const BANNER_SCALE = 1.3;

/** What all cards of a site share: files in its root folder, undefined where one is missing. */
export type Brand = {
  readonly colors: CardColors;
  readonly banner: Buffer | undefined;
  readonly logo: Buffer | undefined;
  /** The logo holds the product's name, and may be as wide as a card's text. */
  readonly logoReplacesName: boolean;
};

/** The brand of a site. @param root folder of the site @param config its site.yml */
export function readBrand(
  root: string,
  { banner, logo }: Pick<SiteConfig, "banner" | "logo">,
): Brand {
  const file = (name: string) => {
    const place = path.join(root, name);
    return existsSync(place) ? readFileSync(place) : undefined;
  };
  return {
    colors: cardColors(themeTokens((name) => file(name)?.toString(), "dark")),
    banner: file(`static${banner.image}`),
    logo: file(`static${logo.dark ?? logo.image}`),
    logoReplacesName: logo.replacesName,
  };
}

/** The dark mode colors that cards use. @param token value of a custom property @throws when one is not in hexadecimal */
export function cardColors(token: (name: string) => string | undefined): CardColors {
  const color = (role: keyof CardColors) => {
    const value = token(`--color-${role}`) ?? "";
    if (/^#[0-9a-f]{3,8}$/i.test(value)) return value;
    throw new Error(
      `--color-${role} of the dark mode is "${value}". Write it in hexadecimal in content/theme.css, such as #66d1cd: link previews are drawn with it.`,
    );
  };
  return {
    bg: color("bg"),
    text: color("text"),
    "text-muted": color("text-muted"),
    accent: color("accent"),
  };
}

/** The background of every card: the faded banner and the logo. Raw pixels, three channels. */
export async function background({
  colors,
  banner,
  logo,
  logoReplacesName,
}: Brand): Promise<Buffer> {
  const { width, height } = CARD_SIZE;
  const layers: sharp.OverlayOptions[] = [];
  if (banner) {
    const part = (edge: number, scale: number) => Math.round(edge * scale);
    const faded = sharp(banner)
      .resize(part(width, BANNER_SCALE), part(height, BANNER_SCALE), { fit: "cover" })
      .extract({
        left: part(width, BANNER_SCALE - 1),
        top: part(height, BANNER_SCALE - 1),
        width,
        height,
      })
      .flatten({ background: colors.bg })
      .ensureAlpha(BANNER_OPACITY);
    layers.push({ input: await faded.png().toBuffer() });
  }
  if (logo) {
    const { left, top, size, widest } = LOGO_PLACE;
    const input = await sharp(logo, { density: 300 })
      .resize(logoReplacesName ? widest : size, size, { fit: "inside" })
      .png()
      .toBuffer();
    layers.push({ input, left, top });
  }
  return sharp({ create: { width, height, channels: 3, background: colors.bg } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
}
