import { isPlainPress } from "../state/plainPress";

/**
 * Animates native disclosures, with a duration that depends on their height. Without JavaScript they simply open and close. The link
 * of a category, which precedes it, toggles it while its page is shown; otherwise it leads to that page, which opens it.
 */
export function setUpFolds(): void {
  const follow = (event: MouseEvent) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest("a,button,summary") : null;
    const isCurrent = control?.matches("a[aria-current=page]");
    const details = isCurrent ? control?.nextElementSibling : control?.parentElement;
    const summary = details?.querySelector(":scope > summary");
    if (!(details instanceof HTMLDetailsElement) || !summary || !isPlainPress(event)) return;
    if (details.matches("[data-dropdown]") || !(isCurrent || control === summary)) return;
    event.preventDefault();
    if (isCurrent) event.stopPropagation();
    toggle(details, summary);
  };
  document.addEventListener("click", follow, true);
}

function toggle(details: HTMLDetailsElement, summary: Element): void {
  const [running] = details.getAnimations();
  if (running) {
    running.reverse();
    return;
  }
  const isClosing = details.open;
  details.open = true;
  const { height, bottom } = details.getBoundingClientRect();
  const content = bottom - summary.getBoundingClientRect().bottom;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const animation = details.animate(
    { height: [`${height - content}px`, `${height}px`], overflow: ["clip", "clip"] },
    { duration: isStill ? 1 : collapseMilliseconds(content), easing: "ease-in-out" },
  );
  if (isClosing) animation.reverse();
  animation.onfinish = () => {
    details.open = animation.playbackRate > 0;
  };
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
