/** Closes open `details[data-dropdown]` on Escape, on a click outside and when the focus leaves. */
export function setUpDropdowns(): void {
  const find = () => document.querySelector<HTMLDetailsElement>("[data-dropdown][open]");
  const closeOthers = ({ target }: Event) => {
    const menu = find();
    if (menu && !menu.contains(target as Node)) menu.open = false;
  };
  document.addEventListener("pointerdown", closeOthers);
  document.addEventListener("focusin", closeOthers);
  document.addEventListener("keydown", ({ key }) => {
    const menu = key === "Escape" && find();
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}
