/** Interface strings of docs pages. */
export const DOCS_TEXTS = {
  sidebar: "Docs sidebar",
  breadcrumbs: "Breadcrumbs",
  home: "Home page",
  version: (label: string) => `Version: ${label}`,
  paginator: { name: "Docs pages", previous: "Previous", next: "Next" },
  tags: "Tags",
  examples: (count: number) =>
    `Contains ${count} example ${count === 1 ? "value" : "values"}, underlined`,
  status: {
    planned: {
      label: "Preview",
      text: "Planned: this part is not live yet, and details may change.",
    },
    testnet: {
      label: "Testnet",
      text: "This part runs on the testnet only, with coins that have no value.",
    },
  },
  edit: "Edit this page",
  scrollToTop: "Scroll back to top",
  expand: (label: string) => `Expand sidebar category '${label}'`,
  collapse: (label: string) => `Collapse sidebar category '${label}'`,
  firstPage: (label: string) => `First page of ${label}`,
  more: {
    before: (count: number, label: string) => `${count.toLocaleString("en")} more, up to ${label}`,
    after: (count: number, label: string) => `${count.toLocaleString("en")} more, from ${label}`,
  },
} as const;
