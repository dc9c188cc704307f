/** Icons in `static/` that pages refer to, without the base path. */
export const FAVICON = "/favicon.svg";
export const SMALL_FAVICON = "/favicon-32.png";
export const TOUCH_ICON = "/apple-touch-icon.png";

/** All icons that a site has to have. */
export const ICON_FILES: readonly string[] = [FAVICON, SMALL_FAVICON, TOUCH_ICON];
