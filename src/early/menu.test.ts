/** @jest-environment jsdom */
import { fakeHistory, fakeMedia, freshDocument } from "../testing/earlyPage";
import { setUpMenu } from "./menu";

const PAGE = `
  <a id="skip" href="#main">Skip</a>
  <div id="layout">
    <header id="navbar"><a role="button" href="#siteMenu" data-menu-toggle id="toggle" aria-expanded="false"><svg></svg></a></header>
    <div id="siteMenu"><button data-menu-close id="close"></button><button data-menu-back id="back"></button><a id="entry" href="http://localhost/#x">x</a></div>
    <main id="main"></main>
    <button data-menu-close id="backdrop"></button>
    <script></script>
  </div>`;
const SECONDARY = "<div data-menu-secondary></div>";
const root = document.documentElement;
const at = (id: string) => document.getElementById(id);
const isOpen = () => root.dataset.menu === "open";
const view = () => at("siteMenu")?.getAttribute("data-menu-view");
const inert = () =>
  [...document.querySelectorAll<HTMLElement>("*")]
    .filter((element) => element.inert)
    .map(({ id }) => id);

const open = () => at("toggle")?.click();

function key(name: string, target: EventTarget | null = document.body): boolean {
  return (
    target?.dispatchEvent(
      new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
    ) ?? false
  );
}

describe("the side panel", () => {
  let media = fakeMedia();
  beforeEach(() => {
    freshDocument(PAGE);
    media = fakeMedia();
    fakeHistory();
    setUpMenu();
  });

  test("is closed at first", () => {
    expect([isOpen(), inert()]).toStrictEqual([false, []]);
  });

  test("is closed even at its own address, which its controls could not leave", async () => {
    location.hash = "#siteMenu";
    document.dispatchEvent(new Event("DOMContentLoaded"));
    await new Promise(requestAnimationFrame);
    expect([location.hash, isOpen()]).toStrictEqual(["", false]);
  });

  test("opens with its button, takes the focus and makes the rest of the page inert", () => {
    open();
    expect([
      isOpen(),
      at("toggle")?.getAttribute("aria-expanded"),
      document.activeElement?.id,
    ]).toStrictEqual([true, "true", "close"]);
    expect(inert()).toStrictEqual(["skip", "navbar", "main"]);
    expect(document.body.style.overflow).toBe("hidden");
  });

  test("opens when a drawing inside its button is clicked, without following a link", () => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector("[data-menu-toggle] svg")?.dispatchEvent(event);
    expect([isOpen(), event.defaultPrevented]).toStrictEqual([true, true]);
  });

  test("adds one entry to the history, and keeps the state of the current one", () => {
    const { entries } = fakeHistory({ scroll: 5 });
    open();
    expect(entries).toStrictEqual([{ scroll: 5 }, { scroll: 5, siteMenu: true }]);
  });

  test.each<[string, () => unknown]>([
    ["its close button", () => at("close")?.click()],
    ["the backdrop", () => at("backdrop")?.click()],
    ["Escape", () => key("Escape")],
    ["Back", () => history.back()],
    [
      "the space bar on its close button, if that is a link",
      () => {
        at("close")?.replaceWith(
          Object.assign(document.createElement("a"), { id: "link-close", href: "#" }),
        );
        at("link-close")?.setAttribute("data-menu-close", "");
        return key(" ", at("link-close"));
      },
    ],
    ["a page opened from it", () => document.dispatchEvent(new Event("site:navigated"))],
    ["a window that became wide", () => media.set("(width > 62.25em)", true)],
    ["its button again", () => open()],
  ])("is closed by %s, which restores everything", (_, close) => {
    open();
    close();
    expect([isOpen(), inert(), document.body.style.overflow]).toStrictEqual([false, [], ""]);
    expect([at("toggle")?.getAttribute("aria-expanded"), document.activeElement?.id]).toStrictEqual(
      ["false", "toggle"],
    );
  });

  test.each<[string, () => unknown]>([
    ["its close button", () => at("close")?.click()],
    ["its button", () => open()],
    ["Escape", () => key("Escape")],
    ["a window that became wide", () => media.set("(width > 62.25em)", true)],
  ])("removes its entry from the history when %s closes it", (_, close) => {
    const { entries } = fakeHistory({ page: 1 });
    open();
    close();
    expect(entries).toStrictEqual([{ page: 1 }]);
  });

  test("opens again on Forward and on a reload, which return to its entry", () => {
    fakeHistory({ siteMenu: true });
    dispatchEvent(new PopStateEvent("popstate"));
    const after = isOpen();
    history.back = () => undefined;
    key("Escape");
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect([after, isOpen()]).toStrictEqual([true, true]);
  });

  test("stays closed in a wide window, whatever the entry", () => {
    fakeHistory({ siteMenu: true });
    media.set("(width > 62.25em)", true);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(isOpen()).toBe(false);
  });

  test.each<[string, MouseEventInit, boolean]>([
    ["replaces its entry on a plain click", {}, true],
    ["is left to the browser on a click for a new tab", { ctrlKey: true }, false],
  ])("a link inside it %s", (_, more, taken) => {
    open();
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
    at("entry")?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(taken);
  });

  test.each<[string, () => unknown]>([
    ["another key", () => key("a")],
    ["the space bar inside it", () => key(" ", at("entry"))],
    ["a click inside it", () => at("siteMenu")?.click()],
    ["a window that stays narrow", () => media.set("(width > 62.25em)", false)],
  ])("stays open on %s", (_, event) => {
    open();
    event();
    expect(isOpen()).toBe(true);
  });

  test("goes back once, however often it is closed before the browser has gone back", () => {
    const back = jest.spyOn(history, "back").mockImplementation(() => undefined);
    open();
    key("Escape");
    key("Escape");
    at("backdrop")?.click();
    expect(isOpen()).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
  });

  test("leaves keys alone while it is closed", () => {
    const back = jest.spyOn(history, "back");
    expect([key("Escape"), key(" ", at("main"))]).toStrictEqual([true, true]);
    expect([isOpen(), back.mock.calls.length]).toStrictEqual([false, 0]);
  });

  test("opens and closes with Space on its button, which does not scroll the page", () => {
    const states = [1, 2].map(() => [key(" ", at("toggle")), isOpen()]);
    expect(states).toStrictEqual([
      [false, true],
      [false, false],
    ]);
  });

  test("shows the main menu after a click on its back button, and the docs menu again the next time", () => {
    at("siteMenu")?.insertAdjacentHTML("beforeend", SECONDARY);
    open();
    at("back")?.click();
    const during = view();
    at("close")?.click();
    expect([during, view()]).toStrictEqual(["primary", "secondary"]);
  });

  test("shows the main menu the next time if there is no docs menu", () => {
    open();
    at("close")?.click();
    expect(view()).toBe("primary");
  });
});
