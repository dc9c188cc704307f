/** Of the part of a page that "Skip to main content" leads to. No heading gets an id with a capital letter: slugs have none. */
export const CONTENT_ID = "pageContent";
/** Of the menu in the side panel. */
export const MENU_ID = "siteMenu";

/** Ids that the frame of every page has, and scripts look up. Content cannot have them. */
export const SHELL_IDS: ReadonlySet<string> = new Set([
  CONTENT_ID,
  MENU_ID,
  "___gatsby",
  "gatsby-announcer",
  "gatsby-focus-wrapper",
]);
