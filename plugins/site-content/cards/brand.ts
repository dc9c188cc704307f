import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { themeTokens } from "../../../src/domain/themeTokens";
import type { SiteConfig } from "../schemas/site";

const ROLES = ["bg", "text", "text-muted", "accent"] as const;

/** Colors of a card in hexadecimal, by their roles in `src/styles/tokens.css`. */
export type CardColors = Readonly<Record<(typeof ROLES)[number], string>>;

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
  const colors = ROLES.map((role) => {
    const value = token(`--color-${role}`) ?? "";
    if (/^#[0-9a-f]{3,8}$/i.test(value)) return [role, value];
    throw new Error(
      `--color-${role} of the dark mode is "${value}". Write it in hexadecimal in content/theme.css, such as #66d1cd: link previews are drawn with it.`,
    );
  });
  return Object.fromEntries(colors);
}
