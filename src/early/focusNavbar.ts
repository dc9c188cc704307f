/** Focuses the first visible link of the navbar; the menu button is hidden on wide screens. */
export function focusNavbar(): void {
  const links = [...document.querySelectorAll<HTMLElement>("[data-navbar] a")];
  links.find((link) => link.getClientRects().length > 0)?.focus();
}
