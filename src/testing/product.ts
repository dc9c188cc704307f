import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { SITE_ROOT } from "./builtSite";

const schema = z.object({
  product: z.object({ name: z.string(), slug: z.string() }),
  url: z.string(),
  mainUrl: z.string(),
  security: z.object({ images: z.array(z.string()).default([]) }).default({ images: [] }),
  announcement: z.object({ id: z.string() }).optional(),
});

/** The values of `content/site.yml` that tests need to hold under any product name. */
export const site = schema.parse(
  parse(readFileSync(path.join(SITE_ROOT, "content/site.yml"), "utf8")),
);
