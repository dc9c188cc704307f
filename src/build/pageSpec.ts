/** Which frame a page stands in. */
export type Surface = "docs" | "blog" | "page";

/** A page to create: everything Gatsby needs, as data. */
export type PageSpec = {
  readonly path: string;
  readonly template: "DocPage" | "BlogPost" | "BlogList" | "TagList" | "TagPosts" | "AuthorList" | "AuthorPosts" | "Archive" | "StandalonePage";
  readonly context: {
    readonly surface: Surface;
    readonly id?: string;
    readonly skip?: number;
    readonly limit?: number;
    readonly page?: number;
    readonly pages?: number;
    /** Which posts a tag's page lists: false for a tag that only unlisted posts have. */
    readonly listed?: boolean;
  };
};
