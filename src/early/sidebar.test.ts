/** @jest-environment jsdom */
import { freshDocument } from "../testing/earlyPage";
import { setUpSidebar } from "./sidebar";

const box = (top: number, bottom: number) => () => ({ top, bottom }) as DOMRect;

/** A menu from 60 to 600 px of a window of that height, with the current entry at a place. */
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

test.each([
  ["in view", 100, 0],
  ["at its end", 570, 0],
  ["below", 900, 585],
  ["half below the window", 585, 270],
  ["above", 20, -295],
])("an entry %s: the menu scrolls by what brings it to the middle, or not", (_, top, scrolled) => {
  const menu = menuWith(top);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(menu.scrollTop).toBe(scrolled);
});

test("a navigation and an opened category bring it into view, another category does not", () => {
  const menu = menuWith(
    900,
    '<details id="own" open><a aria-current="page"></a></details><details id="other"></details>',
  );
  const toggle = (id: string) => document.getElementById(id)?.dispatchEvent(new Event("toggle"));
  toggle("other");
  expect(menu.scrollTop).toBe(0);
  toggle("own");
  expect(menu.scrollTop).toBe(585);
  menu.scrollTop = 0;
  document.dispatchEvent(new Event("site:navigated"));
  expect(menu.scrollTop).toBe(585);
});

test("an entry in a closed category is left alone", () => {
  const menu = menuWith(900, '<details><summary></summary><a aria-current="page"></a></details>');
  document.dispatchEvent(new Event("site:navigated"));
  expect(menu.scrollTop).toBe(0);
});
