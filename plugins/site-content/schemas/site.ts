import { z } from "zod";

const link = z.strictObject({
  label: z.string().min(1),
  to: z.string().optional().describe("Route of this site, such as /quick-start"),
  href: z.url().optional().describe("Address of another site"),
});

/** `content/site.yml`: everything that makes the site this product's. */
export const siteSchema = z.strictObject({
  product: z.strictObject({
    name: z.string().min(1).describe("Product name; {product} in content"),
    slug: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, "use lower-case letters, digits and hyphens, a letter first")
      .describe("Short name in routes; {productSlug} in content"),
    ticker: z.string().min(1).default("TKN").describe("Token ticker; {ticker} in content"),
  }),
  tagline: z.string().min(1),
  description: z.string().min(1).max(155),
  url: z.url().describe("Public address of this site, without a trailing slash"),
  mainUrl: z.url().describe("The product's main site; the logo links there"),
  repositoryUrl: z.url().optional().describe("Where readers edit pages; omit to hide the edit link"),
  locale: z.strictObject({ code: z.literal("en"), label: z.string(), direction: z.literal("ltr") }).default({ code: "en", label: "English", direction: "ltr" }),
  banner: z.strictObject({ image: z.string().startsWith("/"), alt: z.string().min(1), width: z.int().positive(), height: z.int().positive() }),
  colorMode: z
    .strictObject({
      default: z.enum(["light", "dark"]).default("light"),
      respectSystem: z.boolean().default(true).describe("Cycle system, light, dark; false: light and dark only"),
      switch: z.boolean().default(true),
    })
    .prefault({}),
  announcement: z.strictObject({ id: z.string().min(1), text: z.string().min(1), link: link.optional(), closeable: z.boolean().default(true) }).optional(),
  navbar: z.strictObject({ docsLabel: z.string().default("Docs"), links: z.array(link).default([]) }).prefault({}),
  footer: z
    .strictObject({ columns: z.array(z.strictObject({ title: z.string().min(1), links: z.array(link) })).default([]), note: z.string().optional() })
    .optional(),
  docs: z
    .strictObject({
      version: z
        .strictObject({ name: z.literal("current"), label: z.string().default("Next"), badge: z.boolean().default(true) })
        .prefault({ name: "current" }),
      breadcrumbs: z.boolean().default(true),
      autoCollapseCategories: z.boolean().default(false),
    })
    .prefault({}),
  blog: z
    .strictObject({
      title: z.string().default("Blog"),
      tagline: z.string().default("Latest updates from the team"),
      sidebarTitle: z.string().default("All posts"),
    })
    .prefault({}),
  search: z
    .strictObject({
      openOnIntent: z.boolean().default(false).describe("Open the dialog on hover, focus and touch too"),
      maxResultsPerGroup: z.int().positive().default(5),
      reportUrl: z.string().optional().describe("Link of “Let us know.”; {query} is replaced"),
      insights: z.boolean().default(false).describe("With the hosted search: report viewed, clicked and read results"),
      insightsUrl: z
        .url({ protocol: /^https$/ })
        .optional()
        .describe("Where browsers load search-insights.min.js from; from this site by default"),
    })
    .prefault({}),
  images: z.strictObject({ avif: z.boolean().default(false).describe("Also make AVIF pictures: smaller, slow to build") }).prefault({}),
});

export type SiteConfig = z.infer<typeof siteSchema>;
