/** Height at which pages show the logo, in CSS pixels. */
export const LOGO_HEIGHT = 32;

/** Width of the logo at that height; a square if the dimensions of its picture are unknown. */
export function logoWidth({
  width = 1,
  height = 1,
}: {
  readonly width?: number;
  readonly height?: number;
} = {}): number {
  return Math.round((LOGO_HEIGHT * width) / height);
}
