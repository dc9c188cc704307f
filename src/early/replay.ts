import { isPlainPress } from "../state/plainPress";

/** Controls of the early script itself, and those that need no script. */
const EARLY =
  "[data-color-toggle],[data-menu-toggle],[data-menu-close],[data-menu-back],[data-announcement-close],[data-incident-close],[data-scroll-to-top],dialog form button,[data-reload]";
const PRESSABLE = "button,input[type=checkbox],input[type=radio],[data-replay]";
/** A component that is hydrated after the page, such as a calculator (`src/hooks/useAnswers.ts`). */
const AWAITED = "[data-live=awaited]";
const PATIENCE_MS = 30_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Replays a click on a control, and a key that moves along tabs, once React has hydrated the page or that component. Passes on
 * the state of a disclosure opened before, and a value typed before; it enables the components' fields for that.
 */
export function setUpReplay(): void {
  const waiting = new Map<HTMLElement, () => void>();
  const answers = (target: Element) =>
    document.documentElement.dataset.hydrated !== undefined && !target.closest(AWAITED);

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
  const replay = (isTheirs: (control: HTMLElement) => boolean) => {
    for (const [control, act] of waiting) {
      if (!isTheirs(control)) continue;
      forget(control);
      act(); // on a control that is gone, nothing would handle it
    }
  };

  document.addEventListener("DOMContentLoaded", () => {
    for (const field of document.querySelectorAll<HTMLInputElement>(
      `${AWAITED} :disabled:not(button)`,
    ))
      field.disabled = false;
  });
  document.addEventListener("site:hydrated", () => replay(answers));
  document.addEventListener("site:answers", ({ target }) =>
    replay((control) => (target as Element).contains(control)),
  );
  document.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || answers(event.target)) return;
      const details = event.target.closest("summary")?.parentElement;
      if (details) keep(details, () => details.dispatchEvent(new Event("toggle")));
      const control = event.target.closest<HTMLElement>(PRESSABLE);
      if (!control || control.matches(EARLY) || !isPlainPress(event)) return;
      event.preventDefault();
      keep(control, () => queueMicrotask(() => control.click()));
    },
    true,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const { key, target } = event;
      if (!(target instanceof HTMLElement) || !target.matches("[role=tab]") || answers(target))
        return;
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
      if (!(target instanceof HTMLElement) || target.matches(PRESSABLE) || answers(target)) return;
      waiting.set(target, () => retype(target as Field));
    },
    true,
  );
}

/** Enters the current value of a field as if it were typed, after React has rendered its own value, and restores the caret. */
function retype(field: Field): void {
  const { value, selectionStart, selectionEnd } = field as HTMLInputElement;
  queueMicrotask(() => {
    field.value = ""; // React takes this as the last known value, rather than the one set behind its back
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    if (selectionEnd !== null && field === document.activeElement)
      (field as HTMLInputElement).setSelectionRange?.(selectionStart, selectionEnd);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
