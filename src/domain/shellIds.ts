/**
 * Id of the part of a page that "Skip to main content" leads to. No heading gets an id with a capital letter, since slugs have
 * none.
 */
export const CONTENT_ID = "pageContent";
/** Id of the menu in the side panel. */
export const MENU_ID = "siteMenu";

/** Ids in the frame of every page, which scripts look up. Content cannot use them. */
export const SHELL_IDS: ReadonlySet<string> = new Set([
  CONTENT_ID,
  MENU_ID,
  "___gatsby",
  "gatsby-announcer",
  "gatsby-focus-wrapper",
]);
