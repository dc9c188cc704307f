/** Icons in `static/` that pages refer to, without the base path. */
export const FAVICON = "/favicon.svg";
export const SMALL_FAVICON = "/favicon-32.png";
export const TOUCH_ICON = "/apple-touch-icon.png";
