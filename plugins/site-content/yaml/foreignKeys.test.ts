import { docFrontMatter } from "../schemas/frontMatter";
import { meantKey } from "./foreignKeys";

const KNOWN = ["title", "hide_title", "sidebar_label", "description"];
const DOC = Object.keys(docFrontMatter.shape);

test.each([
  ["sidebarTitle", ' Did you mean "sidebar_label"?'],
  ["excerpt", ' Did you mean "description"?'],
  ["permalink", ""], // its key here, slug, is not among the known ones
  ["tilte", ' Did you mean "title"?'],
  ["constructor", ""],
  ["hero", " Its content is not shown: write <Hero> in the text of the page."],
  ["features", " Its content is not shown: write <CardGrid> and <Card> in the text of the page."],
])("%s", (key, suggestion) => {
  expect(meantKey(key, KNOWN)).toBe(suggestion);
});

test.each([
  ["redirect_from", "slug"], // Jekyll
  ["aliases", "static/_redirects"], // Hugo
  ["last_modified_at", '"last_update"'], // Jekyll
  ["nav_exclude", "unlisted: true"], // Just the Docs
  ["parent", "sidebar_position"],
  ["toc", "hide_table_of_contents: true"],
  ["hide", "hide_table_of_contents: true"], // MkDocs
  ["tableOfContents", "hide_table_of_contents: true"], // Starlight
  ["pagefind", "unlisted: true"],
  ["editUrl", '"custom_edit_url"'],
  ["template", '"layout"'],
  ["next", "pagination_next names another route, null none"],
  ["prev", "pagination_prev names another route, null none"], // VitePress
  ["outline", "hide_table_of_contents: true"],
  ["titleTemplate", '"title_meta"'],
  ["url", "slug"],
  ["mode", "layout: home"],
  ["icon", "emoji"],
  ["banner", "announcement"], // Starlight
  ["og:image", '"image"'], // Mintlify
  ["noindex", "unlisted: true"],
  ["openapi", "<ApiEndpoint>"],
  ["head", "title_meta"], // VitePress
  ["noIndex", "unlisted: true"], // GitBook
  ["tag", "sidebar_label"], // Mintlify
  ["public", "draft: true"], // Mintlify
  ["coverY", "no cover"], // GitBook
  ["asIndexPage", "index.md"], // Nextra
  ["rss", "content/blog"], // Mintlify
])("%s of another tool is reported with its replacement", (key, here) => {
  expect(meantKey(key, DOC)).toContain(here);
  expect(meantKey(key, KNOWN)).not.toContain("unlisted"); // where no page is described
});
