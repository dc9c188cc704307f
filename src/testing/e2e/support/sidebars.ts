import type { Page } from "@playwright/test";

/** The menu of posts beside the blog's pages. */
export const blogSidebar = (page: Page) =>
  page.getByRole("navigation", { name: "Blog recent posts navigation" });
