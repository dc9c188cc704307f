/**
 * How long a part of `height` pixels takes to open or close, in whole milliseconds: longer for taller parts, but less than in
 * proportion, so that speed feels even. The curve is Material Design's `getAutoHeightDuration`.
 */
export function collapseMilliseconds(height: number): number {
  if (!(height > 0)) return 0;
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}
