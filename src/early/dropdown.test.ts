/** @jest-environment jsdom */
import { freshDocument } from "../testing/earlyPage";
import { setUpDropdowns } from "./dropdown";

const MENU = (id: string) =>
  `<details data-dropdown id="${id}" open><summary>${id}</summary><a id="${id}-link" href="/">x</a></details>`;
const openIds = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);
const press = (
  target: EventTarget | null | undefined,
  type: string,
  init: KeyboardEventInit = {},
) => target?.dispatchEvent(new KeyboardEvent(type, { bubbles: true, ...init }));

describe("an open menu", () => {
  beforeEach(() => {
    freshDocument(
      `${MENU("a")}${MENU("b")}<details id="plain" open><summary>p</summary></details><button id="outside"></button>`,
    );
    setUpDropdowns();
  });

  test.each([
    ["closes when something outside is clicked", "outside", "pointerdown", ["plain"]],
    [
      "stays open when something inside is clicked, while others close",
      "a-link",
      "pointerdown",
      ["a", "plain"],
    ],
    ["closes when the focus leaves it", "outside", "focusin", ["plain"]],
    ["stays open when the focus moves inside", "b-link", "focusin", ["b", "plain"]],
  ])("%s", (_, id, event, open) => {
    press(document.getElementById(id), event);
    expect(openIds()).toStrictEqual(open);
  });

  test("closes when the document itself is clicked", () => {
    press(document, "pointerdown");
    expect(openIds()).toStrictEqual(["plain"]);
  });

  test("closes on Escape and gives the focus back to its button", () => {
    press(document.getElementById("a-link"), "keydown", { key: "Escape" });
    expect([openIds(), document.activeElement?.textContent]).toStrictEqual([["plain"], "a"]);
  });

  test("stays open on other keys", () => {
    press(document.body, "keydown", { key: "a" });
    expect(openIds()).toStrictEqual(["a", "b", "plain"]);
  });

  test("does not have to exist for Escape to do no harm", () => {
    press(document.getElementById("outside"), "pointerdown");
    expect(() => press(document.body, "keydown", { key: "Escape" })).not.toThrow();
    expect(openIds()).toStrictEqual(["plain"]);
  });
});
