/** The part of the site a page belongs to, which decides its menu. */
export type Surface = "docs" | "blog" | "page";

/** A page to create: everything Gatsby needs, as data. */
export type PageSpec = {
  readonly path: string;
  readonly template:
    | "DocPage"
    | "BlogPost"
    | "BlogList"
    | "TagList"
    | "TagPosts"
    | "AuthorList"
    | "AuthorPosts"
    | "Archive"
    | "StandalonePage";
  readonly context: {
    readonly surface: Surface;
    readonly id?: string;
    readonly skip?: number;
    readonly limit?: number;
    readonly page?: number;
    readonly pages?: number;
    /** The visibility of the posts on a tag's page: false for a tag that only unlisted posts have. */
    readonly listed?: boolean;
  };
};
