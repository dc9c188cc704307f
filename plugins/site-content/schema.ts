/** Implementation of the directive `@parsed`, see {@link PARSED_FIELDS}. */
export const parsedExtension = {
  name: "parsed",
  extend: () => ({
    resolve: (
      node: Readonly<Record<string, string | null | undefined>>,
      _args: unknown,
      _context: unknown,
      { fieldName }: { readonly fieldName: string },
    ): unknown => JSON.parse(node[fieldName] ?? "null"),
  }),
};

/** The fields of every page. */
const PAGE_FIELDS = `
    file: String!
    path: String!
    title: String!
    "What the page shows as its title, where that differs."
    heading: String
    metaTitle: String
    description: String!
    keywords: [String!]!
    image: PageImage
    draft: Boolean!
    unlisted: Boolean!
    "In lists, sidebar, feeds and sitemap."
    listed: Boolean!
    hideTitle: Boolean!
    tree: JSON! @parsed
    toc: [TocEntry!]!
    minutes: Int!
    links: JSON! @parsed
    images: [File!]! @link(by: "absolutePath")
    exampleKeys: [String!]!
    editUrl: String`;

/**
 * GraphQL types of the site. Nothing is inferred, so an empty folder builds the same schema as a
 * full one.
 */
export const typeDefs = /* GraphQL */ `
  "One heading of the table of contents."
  type TocEntry { id: String! text: String! level: Int! }
  type PageLink { label: String! href: String! }
  type Breadcrumb { label: String! href: String }

  "Picture for link previews: public path without the base path, size in pixels. One that the build drew has words for it, and a small copy."
  type PageImage { src: String! width: Int height: Int alt: String cover: String }

  "A docs page: its id, path and, where it has one, its place in the sidebar."
  type Doc implements Node @dontInfer {
    ${PAGE_FIELDS}
    docId: String!
    "Search engines should leave it out."
    noIndex: Boolean!
    "Name of the sidebar the page is in."
    sidebar: String
    "What the page shows of a large sidebar: its top level and the categories on its way. Lists of more than 200 items are cut."
    sidebarTrail: JSON @parsed
    "Label of the sidebar group the page is in: lvl0 of its search records."
    group: String!
    breadcrumbs: [Breadcrumb!]!
    previous: PageLink
    next: PageLink
    "planned, testnet or live: the state of what the page describes."
    status: String
    "home: a wide page without breadcrumbs and table of contents."
    layout: String
    lastReviewed: String
    lastUpdate: LastUpdate
    tags: [PageLink!]!
    version: Version! @link(by: "name")
  }

  "When a page was last changed, as a day or moment, and by whom."
  type LastUpdate { date: String author: String }

  type Post implements Node @dontInfer {
    ${PAGE_FIELDS}
    date: Date! @dateformat
    "The last change of substance."
    lastUpdate: Date @dateformat
    year: Int!
    scheduled: Boolean!
    excerpt: JSON! @parsed
    truncated: Boolean!
    authors: [Author!]! @link(by: "authorId")
    tags: [Tag!]! @link(by: "tagId")
    newer: PageLink
    older: PageLink
  }

  "A free-standing page."
  type Page implements Node @dontInfer {
    ${PAGE_FIELDS}
  }

  "A value of content/values.yml."
  type OwnerValue implements Node @dontInfer { key: String! value: [String!]! confirmed: Boolean! }
  "An author; kind is person or team."
  type Author implements Node @dontInfer { authorId: String! name: String! kind: String! title: String description: String url: String email: String image: String order: Int! path: String! count: Int! }
  "A tag. unlisted: only unlisted posts have it, so no list names it and count is theirs; else count is that of listed posts."
  type Tag implements Node @dontInfer { tagId: String! label: String! description: String path: String! count: Int! unlisted: Boolean! }

  "The docs sidebar. items: links and categories, recursive and therefore JSON."
  type Sidebar implements Node @dontInfer {
    name: String!
    items: JSON! @parsed
    "All items while there are at most 150 of them; of a larger sidebar its top level."
    inlineItems: JSON! @parsed
    "Path of the shared file with all items of a large sidebar."
    file: String
  }
  type Version implements Node @dontInfer { name: String! label: String! isLatest: Boolean! mainDocId: String! badge: Boolean! }

  type SiteProduct { name: String! slug: String! ticker: String! }
  type SiteLink { label: String! to: String href: String }
  type SiteRoute { label: String! to: String! }
  type SiteNotFound { links: [SiteRoute!]! }
  type SiteFooterColumn { title: String! links: [SiteLink!]! }
  type SiteFooter { columns: [SiteFooterColumn!]! copyright: String note: String }
  type SiteBanner { image: String! alt: String! width: Int height: Int }
  type SiteColorMode { default: String! respectSystem: Boolean! switch: Boolean! }
  "The announcement bar; its dismissed flag lives in the reader's browser."
  type SiteAnnouncement { id: String! text: String! link: SiteLink closeable: Boolean! }
  type SiteBlog { title: String! tagline: String! sidebarTitle: String! }
  "Search options of site.yml, with the words of search.yml."
  type SiteSearch { openOnIntent: Boolean! maxResultsPerGroup: Int! reportUrl: String insights: Boolean! minimumRecords: Int! browseLink: SiteRoute startLinks: [SiteRoute!]! synonyms: JSON! }
  "What pages may load from other sites: the Content-Security-Policy is made from it."
  type SiteSecurity { scripts: [String!]! connect: [String!]! images: [String!]! embeddedBy: [String!]! contact: [String!]! expires: String policy: String }
  "Addresses of the mark before the product's name, below the base path."
  type SiteLogo { image: String! dark: String replacesName: Boolean! width: Int! }
  "A link of the navbar, or a dropdown with items."
  type SiteNavbarLink { label: String! to: String href: String items: [SiteLink!] }
  type SiteNavbar { docsLabel: String! links: [SiteNavbarLink!]! }
  type SiteSocial { icon: String! href: String! }

  "content/site.yml as checked data, with what the build knows besides."
  type SiteConfig implements Node @dontInfer {
    product: SiteProduct!
    tagline: String!
    description: String!
    url: String!
    mainUrl: String!
    banner: SiteBanner!
    logo: SiteLogo!
    colorMode: SiteColorMode!
    announcement: SiteAnnouncement
    navbar: SiteNavbar!
    social: [SiteSocial!]!
    footer: SiteFooter
    notFound: SiteNotFound!
    content: SiteContentRules!
    blog: SiteBlog!
    search: SiteSearch!
    security: SiteSecurity!
    "Every route that site.yml links to."
    routes: [WrittenRoute!]!
    "Example values nobody has confirmed yet."
    unconfirmed: Int!
    "What is wrong in the content; always empty in a production build."
    problems: [ContentProblem!]!
  }
  type WrittenRoute { route: String! file: String! line: Int! }
  "Levels by rule, where they are not the default."
  type SiteContentRules { rules: JSON! }
  type ContentProblem { severity: String! message: String! fix: String! file: String! line: Int }
`;

const matchesOf = (pattern: RegExp) => [...typeDefs.matchAll(pattern)].map(([, name = ""]) => name);

/** Every type of node that this plugin makes. */
export const NODE_TYPES = matchesOf(/type (\w+) implements Node/g);

/**
 * Fields of nodes that hold whole trees. A node keeps them as JSON strings, and a query parses them (`@parsed`): for each object,
 * Gatsby would keep a list of the nodes that contain it, which takes more memory than the trees.
 */
export const PARSED_FIELDS = new Set(matchesOf(/(\w+): JSON!? @parsed/g));
