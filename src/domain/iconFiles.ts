/** Icons in `static/` that pages and the site's own files refer to, without the base path. */
export const FAVICON = "/favicon.svg";
export const SMALL_FAVICON = "/favicon-32.png";
export const TOUCH_ICON = "/apple-touch-icon.png";
/** Widths of the icons of the web manifest, in pixels: each is a square. */
export const APP_ICON_SIZES = [192, 512] as const;

/** Address of an icon of the web manifest. @param size one of {@link APP_ICON_SIZES} */
export function appIcon(size: number): string {
  return `/icon-${size}.png`;
}

/** All icons that a site has to have. */
export const ICON_FILES: readonly string[] = [
  FAVICON,
  SMALL_FAVICON,
  TOUCH_ICON,
  ...APP_ICON_SIZES.map(appIcon),
];
