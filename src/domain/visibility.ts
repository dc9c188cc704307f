/** The meaning of draft, unlisted and scheduled, defined only here. */
export type Visibility = {
  readonly draft: boolean;
  readonly unlisted: boolean;
  /** Publication time of a post, ISO 8601; absent for pages without a date. */
  readonly date?: string;
};

export type BuildMoment = {
  readonly development: boolean;
  /** ISO 8601 time of the build; posts dated later are not published. */
  readonly now: string;
};

/** True when the page exists in this build. Drafts and future posts exist in development only. */
export function isBuilt(page: Visibility, { development, now }: BuildMoment): boolean {
  return development || (!page.draft && !isScheduled(page, now));
}

/** True for a post dated after the build. */
export function isScheduled(page: Visibility, now: string): boolean {
  return page.date !== undefined && Date.parse(page.date) > Date.parse(now);
}

/** True when the page is in lists, sidebar, pagination, feeds and sitemap. Unlisted pages have direct links only. */
export function isListed(
  page: Visibility,
  { development }: Pick<BuildMoment, "development">,
): boolean {
  return development || !page.unlisted;
}

/** True when search engines and the search index include the page. */
export function isIndexed(page: Visibility): boolean {
  return !page.unlisted && !page.draft;
}
