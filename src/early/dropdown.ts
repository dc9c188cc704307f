const OPEN = "details[data-dropdown][open]";

/** Closes open `details[data-dropdown]` on Escape, on a click outside and when focus leaves. */
export function setUpDropdowns(): void {
  const closeOthers = ({ target }: Event) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN))
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  document.addEventListener("pointerdown", closeOthers);
  document.addEventListener("focusin", closeOthers);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const open = document.querySelector<HTMLDetailsElement>(OPEN);
    if (!open) return;
    open.open = false;
    open.querySelector("summary")?.focus();
  });
}
