import { isObject } from "../../../../src/domain/json";
import { ownPath } from "../../schemas/addresses";
import { siteSchema } from "../../schemas/site";
import type { Validated } from "../../yaml/yaml";
import type { SiteData } from "../types";

type Keys = readonly PropertyKey[];
type Found = { readonly text: string; readonly keys: Keys };

/** A route of this site that the configuration links to. */
const isRoute = (keys: Keys) => keys.at(-1) === "to";

/** A picture that every page shows or names. */
const isPicture = (keys: Keys) => /^(banner,image|logo,(image|dark))$/.test(keys.join());

/** Paths of this site below the keys that are asked for, each with the keys that lead to it. */
function textsAt(isWanted: (keys: Keys) => boolean, value: unknown, keys: Keys = []): Found[] {
  if (typeof value === "string")
    return isWanted(keys) && ownPath.safeParse(value).success ? [{ text: value, keys }] : [];
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : value !== null && typeof value === "object"
      ? Object.entries(value)
      : [];
  return entries.flatMap(([key, item]) => textsAt(isWanted, item, [...keys, key]));
}

/** Routes of this site that a data file links to, with their places. @param value what the file says */
export function mentionedRoutes(
  file: string,
  value: unknown,
  { lineOf }: Partial<Validated<unknown>>,
): SiteData["routes"] {
  return textsAt(isRoute, value).map(({ text: route, keys }) => ({
    route,
    file,
    line: lineOf?.(keys) ?? 1,
  }));
}

/** Pictures of this site that site.yml names. @param value what the file says */
export function mentionedPictures(
  value: unknown,
  { lineOf }: Validated<unknown>,
): SiteData["pictures"] {
  return textsAt(isPicture, value).map(({ text: src, keys }) => ({
    src,
    line: lineOf(keys),
    isLogo: keys[0] === "logo",
    isBanner:
      keys[0] === "banner" &&
      siteSchema.shape.banner.safeParse(isObject(value) && value.banner).success,
  }));
}
