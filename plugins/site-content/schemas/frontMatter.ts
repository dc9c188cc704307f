import { z } from "zod";
import { webAddress } from "./addresses";
import { text } from "./text";

/** A route or a segment of one. */
const slug = text
  .trim()
  .refine(
    (route) => !route.includes("//") && !/^[a-z][a-z\d+.-]*:/i.test(route),
    "write a path with single slashes, such as /fees/maths",
  );
const position = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ],
  "use a number",
);
const level = z.int().min(2).max(6);
const day = "use a date such as 2026-01-15";
/** A moment: day, time, and its zone if it has one. */
const TIMED = /^([\d-]+)[ T](\d\d:\d\d)(:[\d.]+)? ?(Z|[+-]\d\d:?\d\d)?$/;

/** A date as ISO 8601 writes it: `2026-3-5 10:00` → `2026-03-05T10:00:00Z`, `March 5, 2026` → `2026-03-05`. */
function isoDate(text: string): string {
  const isInWords = /^[A-Za-z]{3,9}\.? \d{1,2},? \d{4}$/.test(text);
  const inWords = isInWords ? Date.parse(`${text} UTC`) : Number.NaN;
  if (!Number.isNaN(inWords)) return new Date(inWords).toISOString().slice(0, 10);
  const [, day = text, time, seconds = ":00", zone = "Z"] = TIMED.exec(text) ?? [];
  const isoDay = day.replace(/-(\d)(?=-|$)/g, "-0$1");
  return time ? `${isoDay}T${time}${seconds}${zone.replace(/(\d\d)(\d\d)$/, "$1:$2")}` : isoDay;
}

const moment = z
  .string(day)
  .transform(isoDate)
  .pipe(z.union([z.iso.date(), z.iso.datetime({ offset: true })], day));
const lastUpdate = z
  .union(
    [
      moment.transform((date) => ({ date })),
      z.strictObject({
        date: moment.optional().describe("Day or moment"),
        author: z.string().optional().describe("Name of who made it; shown on docs pages"),
      }),
    ],
    day,
  )
  .optional();
/** A tag by its name, or with an address of its own. */
const tagOf = (name: z.ZodString) =>
  z.union(
    [
      name,
      z.strictObject({
        label: name.describe("Name as readers see it"),
        permalink: z
          .string()
          .optional()
          .describe("Route segment of its page; otherwise made from the label"),
      }),
    ],
    "write a name with letters or digits, or a label and a permalink",
  );
/** An author whom a post describes itself. Pictures of other sites are not shown. */
const inlineAuthor = z.object({
  name: text.describe("Name as the post shows it"),
  title: z.string().optional().describe("What the author does"),
  url: webAddress.optional().describe("The author's own site"),
  email: z.email().optional().describe("Address that readers may write to"),
});
const AUTHOR = "write an id from authors.yml, or an author with a name";

/** An address of this site that a page had: letters, digits and `-._~`. */
const oldAddress = text.regex(
  /^(?:\/(?!\.)[\p{L}\p{M}\p{N}._~-]+)+\/?$/u,
  "write a path of this site that begins with /, such as /old/path",
);

const redirectFrom = z.array(oldAddress).optional();

const common = {
  title: text.trim().optional().describe("Page title; without it the first # heading is used"),
  title_meta: z.string().optional().describe("Title for the browser tab and search engines only"),
  description: z
    .string()
    .optional()
    .describe("Summary for search engines and lists, at most 155 characters"),
  keywords: z.array(z.string()).optional().describe("Further words that search finds the page by"),
  image: z
    .string()
    .optional()
    .describe("Picture for link previews: a file beside the page or a path under static/"),
  slug: slug
    .optional()
    .describe(
      "Route; absolute when it starts with /, otherwise it replaces the file name; ./ and ../ work",
    ),
  redirect_from: redirectFrom.describe(
    "Old addresses of the page, from which readers are led here: [/old, /older/path]",
  ),
  draft: z.boolean().optional().describe("true: visible in development only"),
  unlisted: z.boolean().optional().describe("true: reachable by direct link only, not indexed"),
  hide_title: z.boolean().optional().describe("true: only screen readers get the title"),

  hide_table_of_contents: z
    .boolean()
    .optional()
    .describe("true: the page has no table of contents"),
  toc_min_heading_level: level
    .optional()
    .describe("First level of headings in the table of contents; 2 when omitted"),
  toc_max_heading_level: level
    .optional()
    .describe("Last level of headings in the table of contents; 3 when omitted"),
};

/** Front matter of `content/docs/**`. */
export const docFrontMatter = z.strictObject({
  ...common,
  id: text.optional().describe("Id of the page for links of other tools, and its route segment"),
  layout: z
    .enum(["page", "home"])
    .optional()
    .describe("home: a wide page without breadcrumbs and table of contents"),
  sidebar_label: text.optional().describe("Name in the sidebar; else the title"),
  sidebar_position: position
    .optional()
    .describe(
      "Position in its folder; otherwise the number before the file's name, or after the others",
    ),
  pagination_label: z
    .string()
    .optional()
    .describe("Name in the links of the pages before and after; else sidebar_label"),
  pagination_prev: text
    .nullable()
    .optional()
    .describe("Route, file or id of the previous page; null for none"),
  pagination_next: text
    .nullable()
    .optional()
    .describe("Route, file or id of the next page; null for none"),
  custom_edit_url: webAddress
    .nullable()
    .optional()
    .describe("Where readers edit the page; null for no link"),
  last_update: lastUpdate.describe("Day or moment of the last change, and who made it"),
  tags: z
    .array(tagOf(z.string().regex(/[\p{L}\p{N}]/u, "write a name with letters or digits")))
    .max(50)
    .optional()
    .describe("Tags: each has a page with the docs that have it"),
  last_reviewed: z.iso.date(day).optional().describe("Day of the last fact check"),
  noindex: z.boolean().optional().describe("true: search engines leave the page out"),
  status: z
    .enum(["planned", "testnet", "live"])
    .optional()
    .describe("State of what the page describes: planned and testnet show a badge, live none"),
});

/** Front matter of `content/blog/**`. */
export const postFrontMatter = z.strictObject({
  ...common,
  date: moment
    .optional()
    .describe("Publication day (UTC), or moment with its time zone; else taken from the file name"),
  last_update: lastUpdate.describe("Day (UTC) or moment of the last change of substance"),
  authors: z
    .union([z.string(), inlineAuthor, z.array(z.union([z.string(), inlineAuthor], AUTHOR))], AUTHOR)
    .optional()
    .describe("Ids from authors.yml, or authors written out"),
  tags: z.array(tagOf(text)).optional().describe("Ids from tags.yml, or tags written out"),
});

/** Front matter of `content/pages/**`. */
export const pageFrontMatter = z.strictObject(common);

const docLink = z.strictObject({
  type: z.literal("doc").describe("A page of the docs"),
  id: text.describe("Its file or id"),
});

const indexLink = z.strictObject({
  type: z.literal("generated-index").describe("A page that lists the folder"),
  slug: slug.optional().describe("Its route; else that of the folder"),
  title: z.string().optional().describe("Its title; else the folder's label"),
  description: z.string().optional().describe("Text below its title"),
  keywords: z.array(z.string()).optional().describe("Further words that search finds it by"),
  image: z.string().optional().describe("Picture for link previews"),
});

/** `_category.yml` of a folder in `content/docs`. */
export const categorySchema = z.strictObject({
  label: text.optional().describe("Name in the sidebar; else made from the folder's name"),
  slug: slug.optional().describe("Route segment of the folder; / adds nothing"),
  position: position
    .optional()
    .describe(
      "Position among its neighbours; otherwise that of its index page, or after the others",
    ),
  group: text
    .optional()
    .describe("Heading above the folder in the sidebar, once for neighbours of the same group"),
  link: z
    .union(
      [text, z.null(), z.discriminatedUnion("type", [docLink, indexLink])],
      "write a route, null, { type: doc, id: … } or { type: generated-index }",
    )
    .optional()
    .describe(
      "What the label opens: a route, { type: doc, id }, { type: generated-index } for a page that lists the folder, or null",
    ),
  description: z.string().optional().describe("Text of the folder's card on a generated index"),
  redirect_from: redirectFrom.describe("Old addresses of the page that the folder opens"),
  collapsed: z.boolean().default(true).describe("false: open on every page"),
  collapsible: z.boolean().default(true).describe("false: open, and readers cannot close it"),
});

export type CategoryConfig = z.infer<typeof categorySchema>;
export type CommonFrontMatter = z.infer<typeof pageFrontMatter>;
export type DocFrontMatter = z.infer<typeof docFrontMatter>;
export type PostFrontMatter = z.infer<typeof postFrontMatter>;
