import { isPlainPress } from "../state/plainPress";
import { isHydrated, on } from "../state/signals";

const CONTROLS = "button,input[type=checkbox],input[type=radio],[data-replay]";
/** Controls that the early script itself answers. */
const EARLY =
  "[data-color-toggle],[data-menu-show],[data-announcement-close],[data-scroll-to-top],[data-reload]";

/** Remembers the last press of a control, or key on a tab, that only React answers, and repeats it once the page is interactive. */
export function setUpReplay(): void {
  let waiting: Element | undefined;
  let repeat = () => {};
  const remember = (event: Event, act: (control: HTMLElement) => void) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROLS);
    if (isHydrated() || !control || control.matches(EARLY)) return;
    event.preventDefault();
    waiting?.removeAttribute("aria-busy");
    waiting = control;
    waiting.setAttribute("aria-busy", "true");
    repeat = () => act(control);
  };
  const onPress = (event: MouseEvent) => {
    if (isPlainPress(event)) remember(event, (control) => control.click());
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isOnTab = target instanceof Element && target.matches("[role=tab]");
    if (!isOnTab || !/^(?:Arrow|Home|End)/.test(key)) return;
    const again = new KeyboardEvent("keydown", { key, bubbles: true });
    remember(event, (tab) => tab.dispatchEvent(again));
  };
  document.addEventListener("click", onPress, true);
  document.addEventListener("keydown", onKey, true);
  on("site:hydrated", () => {
    waiting?.removeAttribute("aria-busy");
    queueMicrotask(repeat);
    for (const opened of document.querySelectorAll("details[open]"))
      opened.dispatchEvent(new Event("toggle")); // React has not heard the first one
  });
}
