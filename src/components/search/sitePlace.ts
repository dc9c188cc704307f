import type { SitePlace } from "../../search/dialog/resultPath";

/** The location of this copy of the site. @param siteUrl public address of the site without its base path */
export function sitePlace(siteUrl: string): SitePlace {
  return { siteUrl, origin: location.origin, pathPrefix: __PATH_PREFIX__ };
}
