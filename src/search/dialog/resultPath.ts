import { canParse } from "../../domain/canParse";
import { withoutBasePath } from "../../domain/routes";

/** What a path is relative to; no result is on it. */
const BASE = "https://site.invalid";

/**
 * Where a result leads: the path of its address, whose site is taken to be this one, without the base path, which links add
 * themselves. `/docs/x` becomes `/x`, because docs are served from the root. So nothing that an attacker put into an index or
 * storage leads to another site. Undefined for what is not the address of a page.
 */
export function resultPath(url: string, pathPrefix: string): string | undefined {
  if (!canParse(url, BASE)) return undefined;
  const { protocol, pathname, search, hash } = new URL(url, BASE);
  if (!/^https?:$/.test(protocol)) return undefined;
  const path = withoutBasePath(pathname, pathPrefix).replace(/^\/+(docs\/+)?/, "/");
  return `${path}${search}${hash}`;
}
