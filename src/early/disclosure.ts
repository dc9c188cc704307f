import { collapseMilliseconds } from "../domain/collapse";

/**
 * Native disclosures open and close in motion, for a time that depends on their height. The animation belongs to the
 * browser: no style attribute is written, and without JavaScript or with reduced motion they simply open and close.
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
      if (!(event.target instanceof Element)) return;
      const summary = event.target.closest("summary");
      const details = summary?.parentElement;
      if (!summary || !(details instanceof HTMLDetailsElement) || details.dataset.dropdown !== undefined) return;
      const link = event.target.closest("a,button");
      if (link && link.getAttribute("aria-current") !== "page") return; // it goes to another page, which opens its category
      event.preventDefault();
      if (link) event.stopPropagation();
      toggle(details, summary);
    },
    true,
  );
}

/** Printed pages show what is closed on the screen. */
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
