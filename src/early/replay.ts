/** Controls of the early script itself, and those that work without any script. */
const EARLY = "[data-color-toggle],[data-menu-toggle],[data-menu-close],[data-menu-back],[data-announcement-close],dialog form button,[data-reload]";
const PRESSABLE = "button,input[type=checkbox],input[type=radio],[data-replay]";
const PATIENCE_MS = 30_000;
/** React's effects run shortly after it has taken a control over; a press comes after them. */
const SETTLE_MS = 30;

/**
 * A press on a control that React has not reached yet is kept and done once when React is there; a value typed before is
 * handed over, and so is a disclosure that was opened before.
 */
export function setUpReplay(): void {
  const waiting = new Set<Element>();
  let committed = false; // React marks what it will own some time before it does
  document.addEventListener("site:rendered", () => {
    committed = true;
  });
  const isLive = (element: Element) => committed && isMarked(element);

  const whenLive = (control: HTMLElement, act: () => void) => {
    if (waiting.has(control)) return;
    waiting.add(control);
    control.setAttribute("aria-busy", "true");
    const deadline = performance.now() + PATIENCE_MS;
    const look = () => {
      if (!isLive(control) && control.isConnected && performance.now() < deadline) {
        requestAnimationFrame(look);
        return;
      }
      waiting.delete(control);
      control.removeAttribute("aria-busy");
      if (isLive(control)) setTimeout(act, SETTLE_MS);
    };
    look();
  };

  document.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element)) return;
      const details = event.target.closest("summary")?.parentElement;
      if (details && !isLive(details)) whenLive(details, () => details.dispatchEvent(new Event("toggle")));
      const control = event.target.closest<HTMLElement>(PRESSABLE);
      if (!control || control.matches(EARLY) || isLive(control) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      whenLive(control, () => control.click());
    },
    true,
  );
  document.addEventListener(
    "input",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.matches(PRESSABLE) || isLive(target)) return;
      whenLive(target, () => target.dispatchEvent(new InputEvent("input", { bubbles: true })));
    },
    true,
  );
}

/** React leaves a key of its own on every element it takes over. */
function isMarked(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith("__reactProps$"));
}
