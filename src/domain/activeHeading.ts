export type HeadingBox = { readonly id: string; readonly top: number; readonly bottom: number };

/**
 * The heading being read: the first one below the navbar if its box is in the upper half of the window, else the one
 * before it; at the end of the page the last. Undefined above the first heading.
 * @param boxes headings in document order, positions in px relative to the window
 */
export function activeHeading(boxes: readonly HeadingBox[], navbarHeight: number, windowHeight: number): string | undefined {
  const index = boxes.findIndex(({ top }) => top >= navbarHeight);
  const next = boxes[index];
  if (next === undefined) return boxes.at(-1)?.id;
  if (next.top > 0 && next.bottom < windowHeight / 2) return next.id;
  return boxes[index - 1]?.id;
}
