import { isPlainPress } from "../state/plainPress";

/**
 * Animates native disclosures, with a duration that depends on their height. The browser runs the animation: no style attribute
 * is written, and without JavaScript or with reduced motion they simply open and close. The link of a category, which precedes
 * it, toggles it while its page is shown; otherwise it leads to that page, which opens it.
 */
export function setUpDisclosures(): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const running = new WeakMap<Element, Animation>();

  const toggle = (details: HTMLDetailsElement, summary: Element) => {
    const before = running.get(details);
    if (before) return before.reverse();
    const closing = details.open;
    details.open = true;
    const { height, bottom } = details.getBoundingClientRect();
    const content = bottom - summary.getBoundingClientRect().bottom;
    const animation = details.animate(
      { height: [`${height - content}px`, `${height}px`], overflow: ["clip", "clip"] },
      { duration: still.matches ? 1 : collapseMilliseconds(content), easing: "ease-in-out" },
    );
    running.set(details, animation);
    if (closing) animation.reverse();
    animation.onfinish = () => {
      running.delete(details);
      if (animation.playbackRate < 0) details.open = false;
    };
  };

  document.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || !isPlainPress(event)) return;
      const link = event.target.closest("a,button");
      const own = link?.matches("[aria-current='page']") ? link.nextElementSibling : null;
      const details = own ?? (link ? null : event.target.closest("summary")?.parentElement);
      const summary = details?.querySelector(":scope > summary");
      if (!(details instanceof HTMLDetailsElement) || !summary) return;
      if (details.dataset.dropdown !== undefined) return;
      event.preventDefault();
      if (own) event.stopPropagation();
      toggle(details, summary);
    },
    true,
  );
}

/** Opens closed disclosures for printing and closes them afterwards. */
export function setUpPrinting(): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    for (const details of opened) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of opened) details.open = false;
  });
}

/**
 * The duration of opening or closing an element `height` pixels high, in whole milliseconds: longer for taller elements, but less
 * than proportionally, so that the speed feels even. The curve is Material Design's `getAutoHeightDuration`.
 */
export function collapseMilliseconds(height: number): number {
  if (!(height > 0)) return 0;
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}
