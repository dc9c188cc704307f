/** A picture: its root-relative path without the base path, its size in pixels if known, and its alternative text. */
export type PreviewImage = {
  readonly src: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt?: string | null;
};

export type SiteHeadProps = {
  readonly path: string;
  /** Page title. The site's name is appended, unless the title is empty or is the site's name. */
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
