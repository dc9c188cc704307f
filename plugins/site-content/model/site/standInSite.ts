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

/** Values that every page may use while `site.yml` does not give them. */
export const STAND_IN_PRODUCT = siteSchema.shape.product.parse(NEEDED.product);

/**
 * A configuration to check the rest of the content with while `site.yml` is wrong: its valid parts, and defaults for its other
 * top-level keys.
 * @param data what `site.yml` holds, in any shape
 */
export function standInSite(data: unknown): SiteConfig {
  const written = isObject(data) ? data : {};
  const product = {
    ...NEEDED.product,
    ...fitting(written.product, siteSchema.shape.product.shape),
  };
  return siteSchema.parse({ ...NEEDED, ...fitting(written, siteSchema.shape), product });
}

/** The properties that fit their schemas; none if the value is not an object. */
function fitting(
  written: unknown,
  schemas: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(isObject(written) ? written : {}).filter(
      ([key, value]) => Object.hasOwn(schemas, key) && schemas[key]?.safeParse(value).success,
    ),
  );
}
