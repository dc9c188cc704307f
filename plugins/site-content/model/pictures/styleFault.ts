/** Raster pictures written out as a data address: they load nothing. */
export const PICTURE_DATA = /^data:image\/(png|jpe?g|gif|webp)[;,]/i;

/**
 * What the CSS of an SVG file does beyond drawing, as the end of a sentence: it loads something, or hides that it does. Undefined for
 * plain CSS.
 */
export function styleFault(css: string): string | undefined {
  const plain = css.replace(/[\s\p{Cc}"']/gu, "");
  if (/@import|image-set\(|\\/i.test(plain)) return "has a style that loads or hides something";
  const loaded = [...plain.matchAll(/(?:url|src)\(([^)]*)/gi)].map(([, address]) => address ?? "");
  const foreign = loaded.find((address) => !address.startsWith("#") && !PICTURE_DATA.test(address));
  return foreign === undefined ? undefined : `loads "${foreign.slice(0, 60)}"`;
}
