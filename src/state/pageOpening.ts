let atTop = false;

/** Notes whether the page about to be shown opens at its top, or else at a hash or a position to return to. */
export function pageOpensAtTop(value: boolean): void {
  atTop = value;
}

/** True for a page opened by a link without a hash; false for the first page, and after Back and Forward. */
export function isOpenedAtTop(): boolean {
  return atTop;
}
