/** A picture: its root-relative path without the base path, its size in pixels if known, and the words on it. */
export type PreviewImage = {
  readonly src: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt?: string | null;
};

export type SiteHeadProps = {
  readonly path: string;
  /** Page title, to which the site's name is added unless the title is empty or the site's name. */
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  /** Picture for link previews; the banner by default. */
  readonly image?: PreviewImage | null;
  readonly noIndex?: "noindex, nofollow" | "noindex, follow";
  readonly type?: "website" | "article";
  /** Whether the page has a copy in Markdown beside it. */
  readonly markdown?: boolean;
  /** Search metadata: the group of pages this page belongs to in contextual search. */
  readonly searchTag?: string;
  readonly version?: string;
  /** JSON-LD objects; serialised with `<` escaped. */
  readonly structuredData?: readonly object[];
  /** Further meta properties, by name. */
  readonly properties?: readonly (readonly [property: string, content: string])[];
};

/** The same with the complete title: the page's and the site's name. */
export type HeadTagsProps = SiteHeadProps & { readonly title: string };
