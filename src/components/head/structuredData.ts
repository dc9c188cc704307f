import { LOCALE } from "../../domain/constants";
import { BLOG_PATH, pageAddress } from "../../domain/routes";
import type { SiteConfig } from "../../hooks/useSiteConfig";

type Post = NonNullable<Queries.BlogPostTemplateQuery["post"]>;

const absolute = (config: SiteConfig, path: string) =>
  pageAddress(config.url + __PATH_PREFIX__, path);

/** The `article:*` properties of a post. */
export function articleProperties(
  config: SiteConfig,
  post: Post,
): [property: string, content: string][] {
  return [
    ["article:published_time", post.date],
    ...(post.lastUpdate ? [["article:modified_time", post.lastUpdate] as [string, string]] : []),
    ...post.authors.map((author): [string, string] => [
      "article:author",
      author.url ?? absolute(config, author.path),
    ]),
    ...post.tags.map(({ label }): [string, string] => ["article:tag", label]),
  ];
}

/** JSON-LD of a post. A post without authors is attributed to the product itself. */
export function blogPosting(config: SiteConfig, post: Post): object {
  const url = absolute(config, post.path);
  const keywords = [...new Set([...post.tags.map(({ label }) => label), ...post.keywords])];
  const { src, width, height } = post.image ?? { ...config.banner, src: config.banner.image };
  const picture = `${config.url}${__PATH_PREFIX__}${src}`;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": url,
    url,
    headline: post.title,
    ...(post.description && { description: post.description }),
    datePublished: post.date,
    dateModified: post.lastUpdate ?? post.date,
    author:
      post.authors.length > 0
        ? post.authors.map((author) => byline(config, author))
        : organisation(config),
    image: {
      "@type": "ImageObject",
      url: picture,
      ...(width && { width }),
      ...(height && { height }),
    },
    mainEntityOfPage: url,
    inLanguage: LOCALE.code,
    ...(keywords.length > 0 && { keywords }),
    publisher: organisation(config),
    isPartOf: { "@type": "Blog", "@id": absolute(config, BLOG_PATH), name: config.blog.title },
  };
}

function byline(
  config: SiteConfig,
  { kind, name, title, url, path }: Post["authors"][number],
): object {
  const role = kind === "team" ? "description" : "jobTitle";
  return {
    "@type": kind === "team" ? "Organization" : "Person",
    name,
    ...(title && { [role]: title }),
    url: url ?? absolute(config, path),
  };
}

function organisation(config: SiteConfig): object {
  return { "@type": "Organization", name: config.product.name, url: config.mainUrl };
}

/** JSON-LD of the breadcrumbs of a page; entries without a page of their own are skipped. */
export function breadcrumbList(
  url: string,
  path: string,
  items: readonly { readonly label: string; readonly href: string | null }[],
): object {
  const linked = items
    .map((item, index) => ({
      label: item.label,
      href: index === items.length - 1 ? path : item.href,
    }))
    .filter((item): item is { label: string; href: string } => item.href !== null);
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: linked.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: pageAddress(url + __PATH_PREFIX__, href),
    })),
  };
}
