import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { PUBLIC_DIR, readPublic } from "../builtSite";

const contentPage = z.object({
  title: z.string(),
  metaTitle: z.string().nullish(),
  path: z.string(),
  description: z.string(),
  unlisted: z.boolean(),
  noIndex: z.boolean().default(false),
  /** Of a docs page: the categories above it. */
  breadcrumbs: z.array(z.unknown()).default([]),
});
const KINDS = {
  "src-templates-doc-page-tsx": "doc",
  "src-templates-blog-post-tsx": "post",
  "src-templates-standalone-page-tsx": "page",
} as const;
const pageData = z.object({
  componentChunkName: z.string().transform((name) => name.replace("component---", "")),
  result: z.object({ data: z.record(z.string(), z.unknown()).optional() }),
});

type OwnData = z.infer<typeof contentPage> & { readonly kind: "doc" | "post" | "page" };

/**
 * The data of a page that is made from a content file; `undefined` for other pages, such as lists.
 * @throws ZodError when the data of such a page does not have the shape that tests rely on
 */
export function ownData(route: string): OwnData | undefined {
  const file = `page-data${route === "/" ? "/index" : route}/page-data.json`;
  if (!existsSync(path.join(PUBLIC_DIR, file))) return undefined;
  const { componentChunkName, result } = pageData.parse(JSON.parse(readPublic(file)));
  const kind = Object.entries(KINDS).find(([name]) => name === componentChunkName)?.[1];
  return kind && { kind, ...contentPage.parse(result.data?.[kind]) };
}
