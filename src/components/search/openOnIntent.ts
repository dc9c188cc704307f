import { onSearchWish, readSearchWish, setSearchWish } from "../../state/searchWish";

/**
 * Makes hover, focus and touch open the dialog (`search.openOnIntent` of site.yml). When it closes, the focus comes back to
 * the button, and often the pointer is still over it: that is no new intent until both have been elsewhere.
 */
export function openOnIntent(button: HTMLElement): () => void {
  let isArmed = true;
  const isOpen = () => readSearchWish() !== undefined;
  const open = () => {
    if (isArmed && !isOpen()) setSearchWish("");
  };
  const arm = ({ target }: Event) => {
    if (!isOpen() && target instanceof Node && !button.contains(target)) isArmed = true;
  };
  const disarm = () => {
    if (isOpen()) isArmed = false;
  };
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ["pointerenter", "focus", "touchstart"]) button.addEventListener(type, open, { signal, passive: true });
  // A touch that opens the dialog must not press what then lies under the finger.
  button.addEventListener("touchend", (event) => event.preventDefault(), { signal });
  for (const type of ["pointermove", "focusin"]) document.addEventListener(type, arm, { signal, passive: true });
  signal.addEventListener("abort", onSearchWish(disarm));
  if (button.matches(":hover,:focus")) open();
  return () => listening.abort();
}
