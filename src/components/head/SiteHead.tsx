import { type ReactNode, useEffect, useState } from "react";
import { Helmet } from "react-helmet";
import { LOCALE } from "../../domain/constants";
import { FAVICON, SMALL_FAVICON, TOUCH_ICON } from "../../domain/iconFiles";
import { FEED_PATHS, markdownPath, pageAddress } from "../../domain/routes";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import type { SiteHeadProps } from "./types";

const FEEDS = [
  ["rss+xml", "RSS", FEED_PATHS.rss],
  ["atom+xml", "Atom", FEED_PATHS.atom],
  ["feed+json", "JSON", FEED_PATHS.json],
] as const;

/**
 * Structured data is for clients that read the HTML. Added in a browser, it would be text turned into a script, which the policy
 * refuses.
 */
const inBrowser = typeof document !== "undefined";

/**
 * True on pages from the server, false in development. Helmet removes what one page's head set before it writes the next one's,
 * and a page that has no language for a frame may be read out in another one.
 */
const hasLanguage = inBrowser && document.documentElement.lang !== "";

/**
 * True on the server, and in a browser once React commits the rendering. react-helmet considers a component mounted as soon as it
 * is rendered, but React may discard a rendering that waited for code: that page's tags would then stay forever.
 */
function useKept(): boolean {
  const [isKept, setKept] = useState(!inBrowser);
  useEffect(() => setKept(true), []);
  return isKept;
}

/** All tags of a page's head. Its title ends with the name of the site. */
export function SiteHead({
  path,
  title: ownTitle = "",
  description: own,
  keywords = [],
  image,
  noIndex,
  markdown = false,
  type = "website",
  searchTag = "default",
  version,
  structuredData = [],
  properties = [],
}: SiteHeadProps): ReactNode {
  const config = useSiteConfig();
  const isKept = useKept();
  if (!isKept) return null;
  const site = config.product.name;
  const title = ownTitle === "" || ownTitle === site ? site : `${ownTitle} | ${site}`;
  const description = own || config.tagline; // a post may have neither a description nor text
  const url = pageAddress(config.url + __PATH_PREFIX__, path);
  const picture = image ?? { ...config.banner, src: config.banner.image };
  const pictureUrl = `${config.url}${__PATH_PREFIX__}${picture.src}`;
  return (
    <Helmet>
      {hasLanguage || <html lang={LOCALE.code} dir={LOCALE.direction} />}
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(", ")} />}
      <link rel="canonical" href={url} />
      <link rel="alternate" hrefLang={LOCALE.code} href={url} />
      <link rel="alternate" hrefLang="x-default" href={url} />
      {markdown && (
        <link
          rel="alternate"
          type="text/markdown"
          href={pageAddress(__PATH_PREFIX__, markdownPath(path))}
        />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={LOCALE.code} />
      <meta property="og:site_name" content={site} />
      <meta property="og:image" content={pictureUrl} />
      {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
      {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
      {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={pictureUrl} />
      {noIndex && <meta name="robots" content={noIndex} />}
      <meta name="docsearch:language" content={LOCALE.code} />
      <meta name="docusaurus_locale" content={LOCALE.code} />
      {version && <meta name="docsearch:version" content={version} />}
      {version && <meta name="docusaurus_version" content={version} />}
      <meta name="docsearch:docusaurus_tag" content={searchTag} />
      <meta name="docusaurus_tag" content={searchTag} />
      <link rel="icon" href={`${__PATH_PREFIX__}${FAVICON}`} type="image/svg+xml" />
      <link rel="icon" href={`${__PATH_PREFIX__}${SMALL_FAVICON}`} sizes="32x32" type="image/png" />
      <link rel="apple-touch-icon" href={`${__PATH_PREFIX__}${TOUCH_ICON}`} />
      {FEEDS.map(([type, name, path]) => (
        <link
          key={type}
          rel="alternate"
          type={`application/${type}`}
          title={`${site} ${name} Feed`}
          href={__PATH_PREFIX__ + path}
        />
      ))}
      {inBrowser ||
        structuredData.map((data, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a page never changes
          <script key={index} type="application/ld+json">
            {JSON.stringify(data).replaceAll("<", "\\u003c")}
          </script>
        ))}
      {properties.map(([property, content]) => (
        <meta key={property + content} property={property} content={content} />
      ))}
    </Helmet>
  );
}
