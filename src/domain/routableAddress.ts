import { splitHref } from "./routes";

/** Addresses as provided by a browser: they may contain anything. Nothing here throws. */

/** A run of percent escapes, or a percent sign that escapes nothing. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;
/**
 * Escaped characters that would end a path, split it or be decoded again (`#`, `/`, `?`, `\`, `%`), and control characters, which
 * browsers drop from the address of a page's data, so that it would be another page's.
 */
const UNROUTABLE = /%(?:[01][\da-f]|7f|23|2f|3f|5c|25)/gi;
/** Spaces at the end of a path, which browsers also drop from the address of a page's data. */
const LAST_SPACES = /(?<!%20| )(?:%20| )+$/;
/** Characters that the router keeps escaped although they mean the same unescaped. */
const HARMLESS = /%(?:24|26|2b|2c|3a|3b|3d|40)/gi;

/**
 * Makes a hash decodable without changing its id: percent signs that escape nothing are themselves escaped. `#50%` → `#50%25`.
 */
export function decodableHash(hash: string): string {
  return hash.replace(ESCAPES, (run) => (canDecode(run) ? run : run.replaceAll("%", "%25")));
}

/** The id that a hash names: `#a%20b` → `a b`; `""` for no hash. */
export function hashId(hash: string): string {
  return decodeURIComponent(decodableHash(hash.replace(/^#/, "")));
}

/**
 * Makes a path stable when Gatsby's router decodes and encodes it any number of times: characters that would not survive become
 * underscores, `/a%2Fb` → `/a_b`, `/100%` → `/100_`. No page has such a path, so this only changes addresses that lead nowhere.
 */
export function routablePath(path: string): string {
  return path
    .replace(ESCAPES, (run) =>
      canDecode(run)
        ? run.replace(HARMLESS, decodeURIComponent).replace(UNROUTABLE, "_")
        : run.replaceAll("%", "_"),
    )
    .replace(LAST_SPACES, "_")
    .replaceAll("/:", "/_"); // the router would take it for a parameter
}

/** {@link routablePath} and {@link decodableHash} of a root-relative address; its query is unchanged. */
export function routableAddress(address: string): string {
  const { path, query, hash } = splitHref(address);
  return routablePath(path) + query + decodableHash(hash);
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
