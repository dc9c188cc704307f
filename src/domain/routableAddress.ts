import { splitHref } from "./routes";

/** Addresses as a browser gives them: anyone may have written anything into them. Nothing here throws. */

/** Percent escapes in a row, or a percent sign that escapes nothing. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;
/**
 * Escaped characters that would end a path, part it or be decoded once more (`#`, `/`, `?`, `\`, `%`), and control
 * characters, which browsers drop from the address of a page's data: it would be another page's.
 */
const UNROUTABLE = /%(?:[01][\da-f]|7f|23|2f|3f|5c|25)/gi;
/** Spaces at the end of a path: browsers drop them from the address of a page's data, too. */
const LAST_SPACES = /(?<!%20| )(?:%20| )+$/;
/** Characters that a router leaves escaped although they mean the same either way. */
const HARMLESS = /%(?:24|26|2b|2c|3a|3b|3d|40)/gi;

/**
 * A hash that can be decoded, and names the same id: percent signs that escape nothing are escaped themselves.
 * `#50%` → `#50%25`.
 */
export function decodableHash(hash: string): string {
  return hash.replace(ESCAPES, (run) => (canDecode(run) ? run : run.replaceAll("%", "%25")));
}

/** The id that a hash names: `#a%20b` → `a b`; `""` for no hash. */
export function hashId(hash: string): string {
  return decodeURIComponent(decodableHash(hash.replace(/^#/, "")));
}

/**
 * A path that stays itself when Gatsby's router decodes and encodes it, however often: what it could not keep becomes an
 * underscore, `/a%2Fb` → `/a_b`, `/100%` → `/100_`. No page has such a path, so that only the spelling of an address
 * changes that leads nowhere.
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

/** {@link routablePath} and {@link decodableHash} of a root-relative address; its query stays as it is. */
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
