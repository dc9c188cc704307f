import type { ReactNode } from "react";
import { FEED_PATHS } from "../../domain/routes";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { Helmet } from "./Helmet";

/** A picture by its root-relative path without the base path, and its size in pixels where it is known. */
export type PreviewImage = { readonly src: string; readonly width: number | null; readonly height: number | null };

export type SiteHeadProps = {
  readonly path: string;
  /** Page title; the site's name is added. Empty or equal to it: the site's name alone. */
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  /** Picture for link previews; else the banner. */
  readonly image?: PreviewImage | null;
  readonly noIndex?: "noindex, nofollow" | "noindex, follow";
  readonly type?: "website" | "article";
  /** Search metas: which group of pages contextual search counts this page to. */
  readonly searchTag?: string;
  readonly version?: string;
  /** JSON-LD objects; serialised with `<` escaped. */
  readonly structuredData?: readonly object[];
  readonly children?: ReactNode;
};

/** Every tag of every page's head goes through here. */
export function SiteHead(props: SiteHeadProps): ReactNode {
  const {
    path,
    title = "",
    description,
    keywords = [],
    image,
    noIndex,
    type = "website",
    searchTag = "default",
    version,
    structuredData = [],
    children,
  } = props;
  const config = useSiteConfig();
  const site = config.product.name;
  const fullTitle = title === "" || title === site ? site : `${title} | ${site}`;
  const url = `${config.url}${__PATH_PREFIX__}${path === "/" ? "/" : path}`;
  const picture = image ?? { src: config.banner.image, width: config.banner.width, height: config.banner.height };
  const pictureUrl = `${config.url}${__PATH_PREFIX__}${picture.src}`;
  return (
    <Helmet>
      <html lang={config.locale.code} dir={config.locale.direction} />
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(", ")} />}
      <link rel="canonical" href={url} />
      <link rel="alternate" hrefLang={config.locale.code} href={url} />
      <link rel="alternate" hrefLang="x-default" href={url} />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={config.locale.code} />
      <meta property="og:site_name" content={site} />
      <meta property="og:image" content={pictureUrl} />
      {!image && <meta property="og:image:alt" content={config.banner.alt} />}
      {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
      {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={pictureUrl} />
      {noIndex && <meta name="robots" content={noIndex} />}
      <meta name="docsearch:language" content={config.locale.code} />
      <meta name="docusaurus_locale" content={config.locale.code} />
      {version && <meta name="docsearch:version" content={version} />}
      {version && <meta name="docusaurus_version" content={version} />}
      <meta name="docsearch:docusaurus_tag" content={searchTag} />
      <meta name="docusaurus_tag" content={searchTag} />
      <link rel="icon" href={`${__PATH_PREFIX__}/favicon.svg`} type="image/svg+xml" />
      <link rel="icon" href={`${__PATH_PREFIX__}/favicon-32.png`} sizes="32x32" type="image/png" />
      <link rel="apple-touch-icon" href={`${__PATH_PREFIX__}/apple-touch-icon.png`} />
      <link rel="alternate" type="application/rss+xml" title={`${site} RSS Feed`} href={`${__PATH_PREFIX__}${FEED_PATHS.rss}`} />
      <link rel="alternate" type="application/atom+xml" title={`${site} Atom Feed`} href={`${__PATH_PREFIX__}${FEED_PATHS.atom}`} />
      <link rel="alternate" type="application/feed+json" title={`${site} JSON Feed`} href={`${__PATH_PREFIX__}${FEED_PATHS.json}`} />
      <link rel="search" type="application/opensearchdescription+xml" title={site} href={`${__PATH_PREFIX__}/opensearch.xml`} />
      <link rel="manifest" href={`${__PATH_PREFIX__}/site.webmanifest`} />
      {structuredData.map((data, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a page never changes
        <script key={index} type="application/ld+json">
          {JSON.stringify(data).replaceAll("<", "\\u003c")}
        </script>
      ))}
      {children}
    </Helmet>
  );
}

/** JSON-LD of the way to a page; entries without a page of their own are skipped. */
export function breadcrumbList(url: string, path: string, items: readonly { readonly label: string; readonly href: string | null }[]): object {
  const linked = items
    .map((item, index) => ({ label: item.label, href: index === items.length - 1 ? path : item.href }))
    .filter((item): item is { label: string; href: string } => item.href !== null);
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: linked.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${url}${__PATH_PREFIX__}${href}`,
    })),
  };
}
