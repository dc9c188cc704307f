/** On touch devices without hover, the first tap on a glossary term shows its definition and the second follows the link. */
export function setUpTermTap(): void {
  document.addEventListener("click", openByTap, { capture: true });
}

function openByTap(event: MouseEvent): void {
  const term =
    event.target instanceof Element ? event.target.closest<HTMLElement>("[data-term]") : null;
  for (const other of document.querySelectorAll<HTMLElement>("[data-term][data-open]"))
    if (other !== term) delete other.dataset.open;
  if (!term || term.dataset.open !== undefined) return;
  if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
  event.preventDefault();
  event.stopPropagation();
  delete term.dataset.dismissed;
  term.dataset.open = "";
  term.firstElementChild?.scrollIntoView({ block: "nearest" }); // so that its own definition does not cover it
}
