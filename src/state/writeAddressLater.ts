/** Typing counts as finished after a pause this long; browsers limit how often an address may change. */
const PAUSE_MS = 300;

/**
 * Changes the page's address after a pause in typing. If the reader navigates within the pause, the address may belong to another
 * page before the component that would change it is unmounted: then it is left alone.
 * @returns a function that cancels the change
 */
export function writeAddressLater(write: () => void): () => void {
  const { pathname } = location;
  const timer = setTimeout(() => location.pathname === pathname && write(), PAUSE_MS);
  return () => clearTimeout(timer);
}
