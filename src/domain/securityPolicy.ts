/**
 * What a page of the site may load and run. The build turns it into the headers that hosts send and the `<meta>` of each page.
 */

/** Addresses outside the site that its owner allows: `security` of site.yml, and the hosts of a hosted search. */
export type Outside = {
  /** Exact addresses of scripts, such as `https://analytics.example/script.js`. */
  readonly scripts: readonly string[];
  /** Origins that scripts may send requests to. */
  readonly connect: readonly string[];
  /** Origins of pictures. */
  readonly images: readonly string[];
  /** Origins that may show pages of the site in a frame. */
  readonly embeddedBy: readonly string[];
};

/** Sources such as `sha256-…` of inline scripts and styles, without quotation marks. */
export type InlineHashes = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/**
 * Names of the Trusted Types policies of the only code that may create script addresses: the early script, and webpack's runtime,
 * which loads chunks.
 */
export const TRUSTED_TYPES = { early: "docs-site", webpack: "docs-site#webpack" } as const;

/** The digest of the `<style>` in the logo that DocSearch 3.9 shows below its results; a test sees it refused after a change. */
const DOCSEARCH_LOGO = "sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY=";

/**
 * The Content-Security-Policy of every page. Scripts run only when they are the inline script of that hash or when a running
 * script loads them; with Trusted Types no string becomes markup or code. A script that the owner loads needs a default Trusted
 * Types policy: its code, and Gatsby's `<Script>`, set addresses as plain strings.
 */
export function contentPolicy(inline: InlineHashes, outside: Outside): string {
  const names = [
    ...Object.values(TRUSTED_TYPES),
    ...(outside.scripts.length > 0 ? ["default"] : []),
  ];
  return [
    "default-src 'self'", // Firefox applies it to prefetched pages; everything else that it covers is listed below
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    `script-src ${quoted(inline.scripts)} 'strict-dynamic'`,
    `style-src 'self' ${quoted([...inline.styles, DOCSEARCH_LOGO])}`,
    `img-src ${["'self'", ...outside.images].join(" ")}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...outside.connect].join(" ")}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${outside.embeddedBy.length > 0 ? outside.embeddedBy.join(" ") : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${names.join(" ")}`,
  ].join("; ");
}

/**
 * The policy as the `<meta>` element of each page has it: without `frame-ancestors`, which browsers read from headers only, and
 * without what says the same as `default-src`, which all directives for loading fall back to.
 */
export function metaPolicy(policy: string): string {
  const directives = policy.split("; ");
  const fallback = directives.find((directive) => directive.startsWith("default-src "));
  return directives
    .filter((directive) => !directive.startsWith("frame-ancestors "))
    .filter(
      (directive) =>
        directive === fallback || directive.replace(/^[a-z]+-src /, "default-src ") !== fallback,
    )
    .join("; ");
}

/** Headers of every response, by name. */
export function securityHeaders(
  policy: string,
): readonly (readonly [name: string, value: string])[] {
  return [
    ["Content-Security-Policy", policy],
    ["Strict-Transport-Security", "max-age=63072000"],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", NO_FEATURES.map((feature) => `${feature}=()`).join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
}

/** Browser features that no page uses. Writing to the clipboard stays allowed: it copies code. */
const NO_FEATURES = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
] as const;

function quoted(sources: readonly string[]): string {
  return sources.map((source) => `'${source}'`).join(" ");
}
