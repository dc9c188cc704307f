import { oncePerFrame } from "./oncePerFrame";

const NAVBAR_HEIGHT_PX = 60;
const LINE_PX = 40;

/**
 * On scroll and resize, once per frame: marks the link of the table of contents to the heading being read with `data-active` and
 * `aria-current`, keeps it in view in a table that scrolls, unless the keyboard focus is in that table, and shows its name in the
 * bar of narrow screens (`data-now`).
 * A table that is hidden is left alone. A click on a link in the bar closes it.
 */
export function setUpActiveHeading(): void {
  const schedule = oncePerFrame(() => {
    const list = [...document.querySelectorAll("[data-toc]")].find(
      (toc) => toc.getClientRects().length > 0,
    );
    if (!list) return;
    const links = [...list.querySelectorAll("a")];
    const idOf = (link: Element) => link.getAttribute("href")?.slice(1) ?? "";
    const boxes = links.map(idOf).flatMap((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
    });
    const active = activeHeading(boxes, NAVBAR_HEIGHT_PX, window.innerHeight);
    for (const link of links)
      if (link.toggleAttribute("data-active", idOf(link) === active))
        link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    const link = links.find((link) => idOf(link) === active);
    const half = list.clientHeight / 2;
    const at = (link?.offsetTop ?? 0) - half;
    const isWalked = list.querySelector(":focus-visible");
    if (!isWalked && Math.abs(at - list.scrollTop) > half - LINE_PX) list.scrollTop = at;
    const now = link?.textContent;
    const bar = list.querySelector<HTMLElement>("[data-toc-bar]");
    if (bar && now) bar.dataset.now = now;
    else if (bar) delete bar.dataset.now;
  });
  document.addEventListener("click", ({ target }) => {
    const bar =
      target instanceof Element && target.closest("a") && target.closest("details[data-toc]");
    if (!bar) return;
    for (const animation of bar.getAnimations()) animation.finish(); // the end of the animation would move the chosen heading
    bar.removeAttribute("open");
  });
  document.addEventListener("DOMContentLoaded", schedule);
  document.addEventListener("site:rendered", schedule);
  addEventListener("scroll", schedule, { passive: true });
  addEventListener("resize", schedule);
}

type HeadingBox = { readonly id: string; readonly top: number; readonly bottom: number };

/**
 * The id of the heading being read: the first one below the navbar if its box is in the upper half of the window, else
 * the one before it; the last one at the end of the page. Undefined above the first heading.
 * @param boxes headings in document order, positions in px relative to the window
 */
export function activeHeading(
  boxes: readonly HeadingBox[],
  navbarHeight: number,
  windowHeight: number,
): string | undefined {
  const index = boxes.findIndex(({ top }) => top >= navbarHeight);
  const next = boxes[index];
  if (next === undefined) return boxes.at(-1)?.id;
  if (next.top > 0 && next.bottom < windowHeight / 2) return next.id;
  return boxes[index - 1]?.id;
}
