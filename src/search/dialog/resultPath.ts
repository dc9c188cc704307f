import { canParse } from "../../domain/canParse";

export type SitePlace = {
  /** Public address of the site without its base path, as in `content/site.yml`. */
  readonly siteUrl: string;
  /** Origin of this copy of the site, such as `https://preview.example.com`. */
  readonly origin: string;
  /** Base path, `""` without one. */
  readonly pathPrefix: string;
};

/**
 * Where a result leads: a path of this site without the base path, which links add themselves. `/docs/x` becomes `/x`, because
 * docs are served from the root. Undefined for the address of another site: this site's records never have one, so it must have
 * been put into an index or storage by an attacker.
 */
export function resultPath(
  url: string,
  { siteUrl, origin, pathPrefix }: SitePlace,
): string | undefined {
  const address = canParse(url, origin) ? new URL(url, origin) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  const [home] = [siteUrl, origin].filter((base) => begins(address.href, base));
  if (home === undefined) return undefined;
  const path = rooted(address.href.slice(home.length));
  return (
    pathPrefix !== "" && begins(path, pathPrefix) ? rooted(path.slice(pathPrefix.length)) : path
  ).replace(/^\/docs\/+/, "/");
}

/** True when an address equals another one or continues it with a path, a query or a hash. */
function begins(address: string, base: string): boolean {
  return address.startsWith(base) && /^([/?#]|$)/.test(address.slice(base.length));
}

/** With a single leading slash: browsers read two as the address of another site. */
function rooted(rest: string): string {
  return `/${rest.replace(/^\/+/, "")}`;
}
