/** Height in which pages show the logo, in CSS pixels. */
export const LOGO_HEIGHT = 32;

/** Width of the logo at that height; as wide as high where the sides of its picture are not known. */
export function logoWidth(picture: { readonly width?: number; readonly height?: number }): number {
  const { width = 1, height = 1 } = picture;
  return Math.round((LOGO_HEIGHT * width) / height);
}
