export type SitePlace = {
  /** Public address of the site without its base path, as in `content/site.yml`. */
  readonly siteUrl: string;
  /** Where this copy of the site runs, such as `https://preview.example.com`. */
  readonly origin: string;
  /** Base path, `""` without one. */
  readonly pathPrefix: string;
};

/**
 * Where a result leads: a path of this site without the base path, which links add themselves, or the unchanged address
 * of another site. `/docs/x` becomes `/x`, because docs are served from the root. Anything but a web address leads home.
 */
export function resultPath(url: string, { siteUrl, origin, pathPrefix }: SitePlace): string {
  const address = parse(url, origin);
  if (!address) return "/";
  const [home] = [siteUrl, origin].filter((base) => begins(address.href, base));
  if (home === undefined) return url;
  const path = rooted(address.href.slice(home.length));
  return (pathPrefix !== "" && begins(path, pathPrefix) ? rooted(path.slice(pathPrefix.length)) : path).replace(/^\/docs\//, "/");
}

function parse(url: string, origin: string): URL | undefined {
  try {
    const address = new URL(url, origin);
    return /^https?:$/.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Does an address begin with another one, and go on with a path, a query, a hash or nothing? */
function begins(address: string, base: string): boolean {
  return address.startsWith(base) && /^([/?#]|$)/.test(address.slice(base.length));
}

function rooted(rest: string): string {
  return rest.startsWith("/") ? rest : `/${rest}`;
}
