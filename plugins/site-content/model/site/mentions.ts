import { isObject } from "../../../../src/domain/json";
import { ownPath } from "../../schemas/addresses";
import { siteSchema } from "../../schemas/site";
import { textsIn } from "../../yaml/textsIn";
import type { Validated } from "../../yaml/yaml";
import type { SiteData } from "../types";

type Keys = readonly PropertyKey[];

/** A route of this site that the configuration links to. */
const isRoute = (keys: Keys) => keys.at(-1) === "to";

/** A picture that every page shows or refers to. */
const isPicture = (keys: Keys) => /^(banner,image|logo,(image|dark))$/.test(keys.join());

/** Paths of this site below the given keys, each with its key path. */
function pathsAt(isWanted: (keys: Keys) => boolean, value: unknown) {
  return textsIn(value).filter(
    ({ text, path }) => isWanted(path) && ownPath.safeParse(text).success,
  );
}

/** Routes of this site that a data file links to, with their key paths. @param value the content of the file */
export function mentionedRoutes(
  file: string,
  value: unknown,
  { lineOf }: Partial<Validated<unknown>>,
): SiteData["routes"] {
  return pathsAt(isRoute, value).map(({ text: route, path: keys }) => ({
    route,
    file,
    line: lineOf?.(keys) ?? 1,
  }));
}

/** Pictures of this site that site.yml refers to. @param value the content of the file */
export function mentionedPictures(
  value: unknown,
  { lineOf }: Validated<unknown>,
): SiteData["pictures"] {
  return pathsAt(isPicture, value).map(({ text: src, path: keys }) => ({
    src,
    line: lineOf(keys),
    isLogo: keys[0] === "logo",
    isBanner:
      keys[0] === "banner" &&
      siteSchema.shape.banner.safeParse(isObject(value) && value.banner).success,
  }));
}
