/** Gives the focus to the first link of the navbar that is shown: the menu button is hidden on a wide screen. */
export function focusNavbar(): void {
  const links = [...document.querySelectorAll<HTMLElement>("[data-navbar] a")];
  links.find((link) => link.getClientRects().length > 0)?.focus();
}
