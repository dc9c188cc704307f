import type { SiteHeadProps } from "../../components/head/types";

type ContentPage = Required<
  Pick<SiteHeadProps, "path" | "title" | "description" | "keywords" | "image">
> & {
  readonly metaTitle: string | null;
  readonly unlisted: boolean;
  readonly noIndex?: boolean;
};

/**
 * The head of a docs page, a post or a standalone page, from its query result. Search engines index neither unlisted pages nor
 * those that their owner has not confirmed; the latter keep everything else.
 */
export function contentHead(page: ContentPage): SiteHeadProps {
  const { path, title, metaTitle, description, keywords, image, unlisted, noIndex } = page;
  return {
    path,
    title: metaTitle ?? title,
    description,
    keywords,
    image,
    ...(noIndex && { noIndex: "noindex, follow" as const }),
    ...(unlisted ? { noIndex: "noindex, nofollow" as const } : { markdown: true }),
  };
}
