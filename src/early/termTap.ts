/** On touch devices without hover, the first tap on a glossary term shows its definition and the second follows the link. */
export function setUpTermTap(): void {
  const follow = (event: MouseEvent) => {
    const term = event.target instanceof Element && event.target.closest("[data-term]");
    const isFirst = term && !term.hasAttribute("data-open");
    for (const other of document.querySelectorAll("[data-term][data-open]"))
      if (other !== term) other.removeAttribute("data-open");
    if (!isFirst || (event as PointerEvent).pointerType !== "touch") return;
    event.preventDefault();
    event.stopPropagation();
    term.removeAttribute("data-dismissed");
    term.setAttribute("data-open", "");
    term.firstElementChild?.scrollIntoView({ block: "nearest" }); // so that its own definition does not cover it
  };
  document.addEventListener("click", follow, true);
}
