/** Typing is over when nothing came for this long; browsers limit how often an address may change. */
const PAUSE_MS = 300;

/**
 * Changes the page's address after a pause in typing. After a navigation within the pause the address belongs to another page,
 * sometimes before the part that would change it is unmounted: then it stays.
 * @returns a function that takes the change back
 */
export function writeAddressLater(write: () => void): () => void {
  const { pathname } = location;
  const timer = setTimeout(() => location.pathname === pathname && write(), PAUSE_MS);
  return () => clearTimeout(timer);
}
