/** Closes open `details[data-dropdown]` on Escape, on a press outside and when focus leaves. */
export function setUpDropdowns(): void {
  const closeAll = (except: Node | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(
      "details[data-dropdown][open]",
    )) {
      if (!except || !menu.contains(except)) menu.open = false;
    }
  };
  document.addEventListener("pointerdown", (event) =>
    closeAll(event.target instanceof Node ? event.target : null),
  );
  document.addEventListener("focusin", (event) =>
    closeAll(event.target instanceof Node ? event.target : null),
  );
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const open = document.querySelector<HTMLDetailsElement>("details[data-dropdown][open]");
    if (!open) return;
    open.open = false;
    open.querySelector("summary")?.focus();
  });
}
