let atTop = false;

/** Notes where the page that is about to be shown will be read: from its top, or at a hash or a place to come back to. */
export function pageOpensAtTop(value: boolean): void {
  atTop = value;
}

/** True for a page that a link without a hash opened; false for the first page, and after Back and Forward. */
export function isOpenedAtTop(): boolean {
  return atTop;
}
