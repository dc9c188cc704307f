import { z } from "zod";

const path = z.string().min(1);
const level = z.int().min(2).max(6);
const day = "use a date such as 2026-01-15";
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], day);

const common = {
  title: z.string().min(1).optional().describe("Page title; without it the first # heading is used"),
  title_meta: z.string().optional().describe("Title for the browser tab and search engines only"),
  description: z.string().min(1).max(155, "at most 155 characters").optional(),
  keywords: z.array(z.string()).optional(),
  image: z.string().optional().describe("Picture for link previews: a file beside the page or a path under static/"),
  slug: path.optional().describe("Route; absolute when it starts with /, else in place of the file name"),
  draft: z.boolean().optional().describe("true: visible in development only"),
  unlisted: z.boolean().optional().describe("true: reachable by direct link only, not indexed"),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  math: z.array(z.string()).optional().describe("Check groups of the maths module used on the page"),
};

/** Front matter of `content/docs/**`. */
export const docFrontMatter = z.strictObject({
  ...common,
  id: z.string().min(1).optional(),
  sidebar_label: z.string().min(1).optional(),
  sidebar_position: z.number().optional(),
  pagination_label: z.string().optional(),
  pagination_prev: path.nullable().optional().describe("Route of the previous page; null for none"),
  pagination_next: path.nullable().optional().describe("Route of the next page; null for none"),
  last_reviewed: z.iso.date(day).optional().describe("Day of the last fact check"),
  status: z.enum(["stable", "example"]).optional().describe("example: the page shows owner values not confirmed yet"),
});

/** Front matter of `content/blog/**`. */
export const postFrontMatter = z.strictObject({
  ...common,
  date: moment.optional().describe("Publication day (UTC), or moment with its time zone; else taken from the file name"),
  last_update: moment.optional().describe("Day (UTC) or moment of the last change of substance"),
  authors: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe("Ids of authors.yml"),
  tags: z.array(z.string()).optional().describe("Ids of tags.yml"),
});

/** Front matter of `content/pages/**`. */
export const pageFrontMatter = z.strictObject(common);

/** `_category.yml` of a folder in `content/docs`. */
export const categorySchema = z.strictObject({
  label: z.string().min(1).optional().describe("Name in the sidebar; else made from the folder's name"),
  slug: path.optional().describe("Route part of the folder; / adds nothing"),
  position: z.number().optional(),
  link: path.optional().describe("Route of the page the label opens"),
  collapsed: z.boolean().default(true),
  collapsible: z.boolean().default(true),
});

export type DocFrontMatter = z.infer<typeof docFrontMatter>;
export type PostFrontMatter = z.infer<typeof postFrontMatter>;
