/** @jest-environment jsdom */
import { freshDocument } from "../testing/earlyPage";
import { setUpSidebar } from "./sidebar";

const box = (top: number, bottom: number) => () => ({ top, bottom }) as DOMRect;

/** A menu from 60 to 600 px in a window 600 px high, with the current entry at this position. */
function menuWith(top: number, html = '<a aria-current="page"></a>'): HTMLElement {
  freshDocument(`<div data-menu-secondary>${html}</div>`);
  Object.assign(window, { innerHeight: 600 });
  const menu = document.querySelector<HTMLElement>("[data-menu-secondary]");
  const entry = document.querySelector("[aria-current]");
  if (!menu || !entry) throw new Error("The page has no menu.");
  menu.getBoundingClientRect = box(60, 640);
  entry.getBoundingClientRect = box(top, top + 30);
  setUpSidebar();
  return menu;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test.each([
  ["in view", 100, 0],
  ["at its end", 570, 0],
  ["below", 900, 585],
  ["half below the window", 585, 270],
  ["above", 20, -295],
])(
  "an entry %s: the menu scrolls to bring it to the middle, or not at all",
  async (_, top, scrolled) => {
    const menu = menuWith(top);
    document.dispatchEvent(new Event("DOMContentLoaded"));
    await nextFrame();
    expect(menu.scrollTop).toBe(scrolled);
  },
);

test("a navigation and an opened category bring the entry into view, another category does not", async () => {
  const menu = menuWith(
    900,
    '<details id="own" open><a aria-current="page"></a></details><details id="other"></details>',
  );
  await nextFrame(); // an open category fires its event on arrival
  menu.scrollTop = 0;
  const toggle = (id: string) => document.getElementById(id)?.dispatchEvent(new Event("toggle"));
  toggle("other");
  await nextFrame();
  expect(menu.scrollTop).toBe(0);
  toggle("own");
  await nextFrame();
  expect(menu.scrollTop).toBe(585);
  menu.scrollTop = 0;
  document.dispatchEvent(new Event("site:navigated"));
  await nextFrame();
  expect(menu.scrollTop).toBe(585);
});

test("an entry in a closed category is left alone", async () => {
  const menu = menuWith(900, '<details><summary></summary><a aria-current="page"></a></details>');
  document.dispatchEvent(new Event("site:navigated"));
  await nextFrame();
  expect(menu.scrollTop).toBe(0);
});

test("positions are not read before an arriving page's frame, nor in a menu that is hidden", async () => {
  const menu = menuWith(900, '<details open><a aria-current="page"></a></details>');
  const asked = jest.fn(box(60, 640));
  menu.getBoundingClientRect = asked;
  document.querySelector("details")?.dispatchEvent(new Event("toggle"));
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(asked).not.toHaveBeenCalled();
  await nextFrame();
  expect(asked).toHaveBeenCalledTimes(1);
  menu.checkVisibility = () => false;
  document.dispatchEvent(new Event("site:navigated"));
  await nextFrame();
  expect(asked).toHaveBeenCalledTimes(1);
});
