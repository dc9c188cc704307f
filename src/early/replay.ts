/** Controls of the early script itself, and those that work without any script. */
const EARLY =
  "[data-color-toggle],[data-menu-toggle],[data-menu-close],[data-menu-back],[data-announcement-close],[data-incident-close],[data-scroll-to-top],dialog form button,[data-reload]";
const PRESSABLE = "button,input[type=checkbox],input[type=radio],[data-replay]";
const PATIENCE_MS = 30_000;

/**
 * Replays a press on a control, and a key that moves along tabs, once React has hydrated the page; passes on a value typed before, and the state of a
 * disclosure opened before. A part that is hydrated after the page, such as a calculator, disables its controls until then.
 */
export function setUpReplay(): void {
  const waiting = new Map<HTMLElement, () => void>();
  const isHydrated = () => document.documentElement.dataset.hydrated !== undefined;

  const forget = (control: HTMLElement) => {
    waiting.delete(control);
    control.removeAttribute("aria-busy");
  };
  const keep = (control: HTMLElement, act: () => void) => {
    if (waiting.has(control)) return;
    waiting.set(control, act);
    control.setAttribute("aria-busy", "true");
    setTimeout(() => forget(control), PATIENCE_MS);
  };

  document.addEventListener("site:hydrated", () => {
    for (const [control, act] of waiting) {
      forget(control);
      act(); // nothing hears it on a control that is gone
    }
  });
  document.addEventListener(
    "click",
    (event) => {
      if (isHydrated() || !(event.target instanceof Element)) return;
      const details = event.target.closest("summary")?.parentElement;
      if (details) keep(details, () => details.dispatchEvent(new Event("toggle")));
      const control = event.target.closest<HTMLElement>(PRESSABLE);
      if (!control || control.matches(EARLY) || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      event.preventDefault();
      keep(control, () => control.click());
    },
    true,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const { key, target } = event;
      if (isHydrated() || !(target instanceof HTMLElement) || !target.matches("[role=tab]")) return;
      if (!/^(?:Arrow|Home|End)/.test(key)) return;
      event.preventDefault();
      keep(target, () =>
        target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })),
      );
    },
    true,
  );
  document.addEventListener(
    "input",
    ({ target }) => {
      if (isHydrated() || !(target instanceof HTMLInputElement) || target.matches(PRESSABLE))
        return;
      keep(target, () => target.dispatchEvent(new InputEvent("input", { bubbles: true })));
    },
    true,
  );
}
