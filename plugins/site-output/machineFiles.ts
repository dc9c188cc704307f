/** Contents of the files that machines read. */
import { escapeHtml } from "../../src/domain/html";
import { BLOG_PATH, pageAddress } from "../../src/domain/routes";

/** `sitemap.xml` of the given routes, encoded and sorted. @param base public address with the base path */
export function sitemapXml(base: string, paths: readonly string[]): string {
  const urls = [...paths]
    .sort()
    .map((path) => `  <url><loc>${escapeHtml(pageAddress(base, path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** The routes without those of a blog that has no posts: its lists would be empty. */
export function withoutEmptyBlog(paths: readonly string[], hasPosts: boolean): readonly string[] {
  return hasPosts
    ? paths
    : paths.filter((path) => path !== BLOG_PATH && !path.startsWith(`${BLOG_PATH}/`));
}

/** `robots.txt`: everything may be read; unlisted pages carry their own noindex. */
export function robotsText(base: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`;
}

export type OwnerValue = {
  readonly key: string;
  readonly value: readonly string[];
  readonly confirmed: boolean;
};

/**
 * `official-links.json`: name → address of the registry's `url.*` values, e-mail addresses as `email.{name}`, and the names
 * the owner has not confirmed yet.
 */
export function officialLinks(values: readonly OwnerValue[]): string {
  const links = values
    .filter(({ key }) => /^(url|email)\./.test(key))
    .map(({ key, ...rest }) => ({ name: key.replace(/^url\./, ""), ...rest }));
  const addresses = Object.fromEntries(links.map(({ name, value }) => [name, value.join(", ")]));
  return `${JSON.stringify({ ...addresses, unconfirmed: links.filter(({ confirmed }) => !confirmed).map(({ name }) => name) }, null, 2)}\n`;
}

/** The keys of `security` in site.yml that say where to report a vulnerability. */
export type SecurityContact = {
  /** Addresses, `mailto:` or https, best first. */
  readonly contact: readonly string[];
  /** Until when they are valid, in ISO 8601. */
  readonly expires: string | null;
  readonly policy: string | null;
};

/**
 * `.well-known/security.txt` (RFC 9116); undefined when site.yml has no contact.
 * @param base public address with the base path
 */
export function securityText(
  { contact, expires, policy }: SecurityContact,
  base: string,
): string | undefined {
  if (contact.length === 0 || expires === null) return undefined;
  const lines = [
    ...contact.map((address) => `Contact: ${address}`),
    `Expires: ${new Date(expires).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${base}/.well-known/security.txt`,
    ...(policy ? [`Policy: ${policy}`] : []),
  ];
  return `${lines.join("\n")}\n`;
}
