import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { headWanted } from "../../state/headWanted";
import type { HeadTagsProps } from "./HeadTags";

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
  /** Further meta properties, by name. */
  readonly properties?: readonly (readonly [property: string, content: string])[];
};

/** A page from the server has its head; in development there is none. */
const hasHead = () => typeof document !== "undefined" && document.querySelector("[data-react-helmet]") !== null;

const HeadTags = lazy<ComponentType<HeadTagsProps>>(async () => {
  if (hasHead()) await headWanted;
  try {
    return await import("./HeadTags");
  } catch (error) {
    console.error(error); // offline, perhaps: a page without its tags is better than none
    return { default: TitleOnly };
  }
});

/** The head of a page. A first visit does without its code: it comes when the reader heads for another page. */
export function SiteHead({ title = "", ...props }: SiteHeadProps): ReactNode {
  const site = useSiteConfig().product.name;
  return (
    <Suspense fallback={null}>
      <HeadTags {...props} title={title === "" || title === site ? site : `${title} | ${site}`} />
    </Suspense>
  );
}

function TitleOnly({ title }: HeadTagsProps): ReactNode {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
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
