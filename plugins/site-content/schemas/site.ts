import { z } from "zod";
import { FAVICON } from "../../../src/domain/iconFiles";
import { isSettable, LEVELS, RULES, type Rule } from "../../../src/domain/rules";
import {
  anyAddress,
  link,
  origin,
  ownPath,
  PLAIN,
  plain,
  secureUrl,
  siteAddress,
  webAddress,
} from "./addresses";
import { footer, navbar, social } from "./navigation";
import { text } from "./text";

/** Each rule that can be set, with the level that a site gives it. */
const ruleLevels = Object.fromEntries(
  (Object.keys(RULES) as Rule[])
    .filter(isSettable)
    .map((rule) => [rule, z.enum(LEVELS).optional().describe(RULES[rule].about)]),
) as Record<Rule, z.ZodOptional<z.ZodEnum<{ error: "error"; warning: "warning"; off: "off" }>>>;

const route = z.strictObject({
  label: text.describe("Text of the link"),
  to: ownPath.describe("Route of this site, such as /getting-started"),
});

/** `content/site.yml`: everything that makes the site this product's. */
export const siteSchema = z.strictObject({
  mode: z
    .enum(["template", "demo", "live"])
    .default("template")
    .describe(
      "template shows what the owner has to fill in; demo marks open values quietly; live refuses them",
    ),
  product: z
    .strictObject({
      name: text.max(80).describe("Product name; {product} in content"),
      slug: z
        .string()
        .max(80)
        .regex(/^[a-z][a-z0-9-]*$/, "use lower-case letters, digits and hyphens, a letter first")
        .describe("Short name in routes; {productSlug} in content"),
      ticker: text.max(20).default("TKN").describe("Token ticker; {ticker} in content"),
    })
    .describe("What all pages call the product"),
  tagline: text.describe("What the product is, in a few words"),
  description: text.max(155).describe("What the site is, for search engines"),
  url: siteAddress.describe("Public address of this site without a path; PATH_PREFIX has that"),
  mainUrl: webAddress.describe("The product's main site; the logo links there"),
  repositoryUrl: webAddress
    .optional()
    .describe("Where readers edit pages; omit to hide the edit link"),
  banner: z
    .strictObject({
      image: ownPath.describe("Picture of link previews, below static/"),
      alt: text.describe("What it shows, in words"),
    })
    .describe("What link previews show"),
  logo: z
    .strictObject({
      image: ownPath.default(FAVICON).describe("Picture below static/, square or wide"),
      dark: ownPath.optional().describe("The same for the dark mode"),
      replacesName: z
        .boolean()
        .default(false)
        .describe("The picture holds the product's name, so the name does not stand beside it"),
    })
    .prefault({})
    .describe("The mark before the product's name"),
  cards: z
    .boolean()
    .default(false)
    .describe("Draw a link preview for each page and post, else they show the banner"),
  colorMode: z
    .strictObject({
      default: z
        .enum(["light", "dark"])
        .default("light")
        .describe(
          "Mode for readers whose browser has no preference, or whose preference is not respected",
        ),
      respectSystem: z
        .boolean()
        .default(true)
        .describe("Cycle system, light, dark; false: light and dark only"),
      switch: z.boolean().default(true).describe("Readers may choose the mode"),
    })
    .prefault({}),
  announcement: z
    .strictObject({
      id: text.describe("A new id shows the announcement again to readers who closed it"),
      text: text.describe("One line above every page"),
      link: link.optional(),
      closeable: z.boolean().default(true).describe("Readers may close it"),
    })
    .optional(),
  navbar,
  social,
  footer,
  content: z
    .strictObject({
      format: z
        .enum(["detect", "mdx"])
        .default("detect")
        .describe(
          "How .md files are read: detect, as Markdown with HTML, and only .mdx as MDX; mdx, all as MDX, as Docusaurus does",
        ),
      rules: z
        .strictObject(ruleLevels)
        .prefault({})
        .describe("Rules of the content, each set to error, warning or off"),
    })
    .prefault({}),
  docs: z
    .strictObject({
      version: z
        .strictObject({
          label: text.default("Next").describe("Its name in the badge"),
          badge: z.boolean().default(true).describe("Docs pages show the badge"),
        })
        .prefault({}),
    })
    .prefault({}),
  blog: z
    .strictObject({
      title: text.default("Blog").describe("Title of the list of posts and the feeds"),
      tagline: text.default("Latest updates from the team").describe("Text of both"),
      sidebarTitle: text.default("All posts").describe("Heading of its sidebar"),
    })
    .prefault({}),
  notFound: z
    .strictObject({
      links: z.array(route).default([]).describe("Links on the 404 page, after the start page"),
    })
    .prefault({}),
  search: z
    .strictObject({
      minimumRecords: z
        .int()
        .positive()
        .default(1)
        .describe("Fewer search records than this stop the build: something lost its content"),
      browseLink: route
        .optional()
        .describe("Page that lists all pages; the results page links to it"),
      startLinks: z
        .array(route)
        .max(8)
        .default([])
        .describe("Where to begin: shown in an empty search, and where nothing was found"),
      openOnIntent: z
        .boolean()
        .default(true)
        .describe("Also open the dialog when the pointer or focus rests on its button"),
      maxResultsPerGroup: z
        .int()
        .positive()
        .default(5)
        .describe("Most results of one group in the dialog"),
      reportUrl: anyAddress.optional().describe("Link of “Let us know.”; {query} is replaced"),
      insights: z
        .boolean()
        .default(false)
        .describe("With the hosted search: report viewed, clicked and read results"),
    })
    .prefault({}),
  security: z
    .strictObject({
      scripts: z
        .array(secureUrl)
        .default([])
        .describe("Exact addresses of scripts of other sites that pages load, such as analytics"),
      connect: z.array(origin).default([]).describe("Origins that such scripts send requests to"),
      images: z.array(origin).default([]).describe("Origins of pictures that such scripts show"),
      embeddedBy: z
        .array(origin)
        .default([])
        .describe("Origins that may show pages of this site in a frame"),
      contact: z
        .array(
          z.union([secureUrl, z.url({ protocol: /^mailto$/, abort: true }).refine(plain, PLAIN)], {
            error:
              "write an address such as mailto:security@example.com or https://example.com/report",
          }),
        )
        .default([])
        .describe("Where to report a vulnerability: mailto: or https addresses, for security.txt"),
      expires: z.iso
        .date()
        .optional()
        .describe(
          "Day until which the contacts are valid; needed with contact, at most a year ahead",
        ),
      policy: secureUrl.optional().describe("Page that says how reports are handled"),
    })
    .refine(({ contact, expires }) => contact.length === 0 || expires !== undefined, {
      path: ["expires"],
      error: "name the day until which the contacts are valid, such as 2027-01-31",
    })
    .prefault({}),
  images: z
    .strictObject({
      avif: z.boolean().default(false).describe("Also make AVIF pictures: smaller, slow to build"),
    })
    .prefault({}),
});

export type SiteConfig = z.infer<typeof siteSchema>;
