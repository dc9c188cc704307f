let listening = false;

/**
 * Sets up the definitions of all terms, once per visit. CSS alone shows them; this dismisses them and keeps them inside the
 * window.
 */
export function listenForTerms(): void {
  if (listening) return;
  listening = true;
  document.addEventListener("keydown", dismiss);
  document.addEventListener("pointerover", placeOf);
  document.addEventListener("focusin", placeOf);
  document.addEventListener("pointermove", forgetOthers);
  document.addEventListener("focusout", forget);
  // The hover or focus that made React load happened before this could listen for it.
  for (const term of document.querySelectorAll("[data-term]:is(:hover, :focus-within)"))
    place(term);
}

function termOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-term]") : null;
}

/** WCAG 1.4.13: Escape dismisses the definition without moving pointer or focus. */
function dismiss(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  for (const term of document.querySelectorAll<HTMLElement>("[data-term]")) {
    if (term.matches(":hover, :focus-within")) term.dataset.dismissed = "";
  }
}

/** Once the focus has left a term, its definition may be shown again. */
function forget({ target, relatedTarget }: FocusEvent): void {
  const term = termOf(target);
  if (!term || (relatedTarget instanceof Node && term.contains(relatedTarget))) return;
  delete term.dataset.dismissed;
}

/**
 * Once the pointer has moved elsewhere, definitions may be shown again. This waits for a movement: a definition that disappears
 * under the pointer is left without one, and Firefox would show it again at once.
 */
function forgetOthers({ target }: PointerEvent): void {
  for (const term of document.querySelectorAll<HTMLElement>("[data-term][data-dismissed]"))
    if (term !== termOf(target) && !term.matches(":focus-within")) delete term.dataset.dismissed;
}

function placeOf({ target }: Event): void {
  const term = termOf(target);
  if (term) place(term);
}

/** Moves a definition that would leave the window to the left. */
function place(term: Element): void {
  const popover = term.querySelector<HTMLElement>("[role=tooltip]");
  if (!popover) return;
  const width = Math.min(popover.offsetWidth, document.documentElement.clientWidth);
  const room =
    document.documentElement.clientWidth - 8 - ((term.getClientRects()[0]?.left ?? 0) + width);
  popover.style.setProperty("--shift", `${Math.min(0, Math.round(room))}px`);
}
