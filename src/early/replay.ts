import { isPlainPress } from "../state/plainPress";
import { isHydrated, on } from "../state/signals";

const CONTROLS = "button,input[type=checkbox],input[type=radio],[data-replay]";
/** Controls that the early script itself or the browser answers. */
const EARLY =
  "[data-color-toggle],[data-menu-show],[data-announcement-close],[data-scroll-to-top],[data-reload],[popovertarget]";

/** Remembers the last press of a control, or key on a tab, that only React answers, and repeats it once the page is interactive. */
export function setUpReplay(): void {
  let waiting: Element | undefined;
  let repeat = () => {};
  const remember = (event: MouseEvent | KeyboardEvent) => {
    const isKey = event instanceof KeyboardEvent;
    const { target } = event;
    const control = target instanceof Element && target.closest(isKey ? "[role=tab]" : CONTROLS);
    if (isHydrated() || !control || control.matches(EARLY)) return;
    if (isKey ? !/^(?:Arrow|Home|End)/.test(event.key) : !isPlainPress(event)) return;
    event.preventDefault();
    waiting?.removeAttribute("aria-busy");
    waiting = control;
    waiting.setAttribute("aria-busy", "true");
    const again = isKey ? new KeyboardEvent("keydown", event) : new MouseEvent("click", event);
    repeat = () => control.dispatchEvent(again);
  };
  document.addEventListener("click", remember, true);
  document.addEventListener("keydown", remember, true);
  on("site:hydrated", () => {
    waiting?.removeAttribute("aria-busy");
    queueMicrotask(repeat);
    for (const opened of document.querySelectorAll("details[open]"))
      opened.dispatchEvent(new Event("toggle")); // React has not heard the first one
  });
}
