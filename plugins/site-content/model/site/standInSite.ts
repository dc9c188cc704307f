import type { z } from "zod";
import { isObject } from "../../../../src/domain/json";
import { type SiteConfig, siteSchema } from "../../schemas/site";

const ADDRESS = "https://site.example";

/** The minimal content of `site.yml`. */
const NEEDED = {
  product: { name: "Product", slug: "product" },
  tagline: "Tagline",
  description: "Description",
  url: ADDRESS,
  mainUrl: ADDRESS,
  banner: { image: "/banner.png", alt: "Banner", width: 1, height: 1 },
};

/**
 * A configuration to check the rest of the content with while `site.yml` is wrong: those of its top-level keys that are valid.
 * @param data what `site.yml` holds, in any shape
 */
export function standInSite(data: unknown): SiteConfig {
  const schemas: Readonly<Record<string, z.ZodType>> = siteSchema.shape;
  const valid = Object.entries(isObject(data) ? data : {}).filter(
    ([key, value]) => Object.hasOwn(schemas, key) && schemas[key]?.safeParse(value).success,
  );
  return siteSchema.parse({ ...NEEDED, ...Object.fromEntries(valid) });
}
