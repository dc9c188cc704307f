/** @jest-environment jsdom */
import { isSearchByFocus, readSearchRequest, setSearchRequest } from "../state/searchRequest";
import { freshDocument } from "../testing/earlyPage";
import { setUpSearchIntent } from "./searchIntent";

const BUTTON = '<a id="button" href="/search" data-search-button data-open-on-intent><b></b></a>';
const at = (id: string) => document.getElementById(id);

/** Moves the pointer onto an element, and lets this much time pass. */
function point(id: string, milliseconds: number, pointerType = "mouse"): void {
  const event = new Event("pointermove", { bubbles: true });
  at(id)?.dispatchEvent(Object.assign(event, { pointerType }));
  jest.advanceTimersByTime(milliseconds);
}

function focus(id: string, milliseconds: number): void {
  at(id)?.focus();
  jest.advanceTimersByTime(milliseconds);
}

beforeEach(() => {
  jest.useFakeTimers();
  freshDocument(`${BUTTON}<button id="other"></button>`);
  setUpSearchIntent();
});
afterEach(() => jest.useRealTimers());

describe("the dialog", () => {
  test.each<[string, () => void, string | undefined]>([
    ["opens for a pointer that rests on the button", () => point("button", 300), ""],
    ["not before 300 ms", () => point("button", 299), undefined],
    ["not for touch", () => point("button", 1_000, "touch"), undefined],
    ["opens for focus that rests on the button", () => focus("button", 300), ""],
    [
      "not for a pointer that keeps moving over it",
      () => [1, 2, 3].forEach(() => point("button", 200)),
      undefined,
    ],
    [
      "not for a pointer that has left it",
      () => {
        point("button", 200);
        point("other", 1_000);
      },
      undefined,
    ],
    [
      "not for focus that has moved on",
      () => {
        focus("button", 200);
        focus("other", 1_000);
      },
      undefined,
    ],
    [
      "not while the reader presses a key",
      () => {
        focus("button", 200);
        at("button")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
        jest.advanceTimersByTime(1_000);
      },
      undefined,
    ],
    [
      "not for the focus that returns with the window",
      () => {
        dispatchEvent(new Event("blur"));
        focus("button", 1_000);
      },
      undefined,
    ],
  ])("%s", (_, act, request) => {
    act();
    expect(readSearchRequest()).toBe(request);
  });

  test("does not open again until the pointer or the focus has been elsewhere", () => {
    point("button", 300);
    setSearchRequest(undefined);
    focus("button", 1_000);
    point("button", 1_000);
    expect(readSearchRequest()).toBeUndefined();
    point("other", 0);
    point("button", 300);
    expect(readSearchRequest()).toBe("");
  });

  test("knows that it was opened by the focus alone, until it closes", () => {
    focus("button", 300);
    const during = isSearchByFocus();
    setSearchRequest(undefined);
    expect([during, isSearchByFocus()]).toStrictEqual([true, false]);
  });

  test("stays closed with openOnIntent: false", () => {
    at("button")?.removeAttribute("data-open-on-intent");
    point("button", 1_000);
    focus("button", 1_000);
    expect(readSearchRequest()).toBeUndefined();
  });
});
