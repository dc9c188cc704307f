/** @jest-environment jsdom */
import { freshDocument } from "../testing/earlyPage";
import { setUpReplay } from "./replay";

const PAGE = `
  <button role="tab" id="tab"></button>
  <button id="button"><i id="inside"></i></button>
  <input type="checkbox" id="box" />
  <input type="text" id="field" />
  <a id="search" href="#search" data-replay="">Search</a>
  <a id="link" href="#x">Link</a>
  <button id="early" data-color-toggle></button>
  <form id="part" data-live="awaited"><fieldset disabled>
    <input type="text" id="amount" value="10" />
    <button type="button" id="reset"></button>
  </fieldset><button type="button" id="clear" disabled></button></form>
  <details id="details"><summary id="summary">Year</summary></details>`;
const at = (id: string) => document.getElementById(id) as HTMLElement;
const hydrate = async () => {
  document.documentElement.dataset.hydrated = "";
  document.dispatchEvent(new Event("site:hydrated"));
  await undefined;
};
/** What a component does when React has hydrated it: it says so, and then renders its own values. */
const answer = async () => {
  at("part").dispatchEvent(new Event("site:answers", { bubbles: true }));
  at("part").dataset.live = "";
  (at("amount") as HTMLInputElement).value = "10";
  await undefined;
};

describe("a click before React has loaded", () => {
  const pressed = jest.fn();
  beforeEach(() => {
    freshDocument(PAGE);
    pressed.mockClear();
    setUpReplay();
    document.body.onclick = ({ target, defaultPrevented }) =>
      pressed(target instanceof Element && target.id, defaultPrevented);
  });

  test("is performed once React has loaded, and only once", async () => {
    at("inside").click();
    at("button").click();
    expect(at("button").getAttribute("aria-busy")).toBe("true");
    await hydrate();
    expect(pressed.mock.calls).toStrictEqual([
      ["inside", true],
      ["button", true],
      ["button", false],
    ]);
    expect(at("button").hasAttribute("aria-busy")).toBe(false);
  });

  test("works for a key that moves along tabs as well, and for no other key", async () => {
    const keys: string[] = [];
    document.body.onkeydown = ({ key, defaultPrevented }) => defaultPrevented || keys.push(key);
    for (const key of ["ArrowRight", "a"])
      at("tab").dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
    expect(keys).toStrictEqual(["a"]);
    await hydrate();
    expect(keys).toStrictEqual(["a", "ArrowRight"]);
  });

  test("on a checkbox does not toggle it twice", async () => {
    at("box").click();
    expect((at("box") as HTMLInputElement).checked).toBe(false);
    await hydrate();
    expect((at("box") as HTMLInputElement).checked).toBe(true);
  });

  test("on a marked link is kept as well", async () => {
    at("search").click();
    await hydrate();
    expect(pressed.mock.calls).toStrictEqual([
      ["search", true],
      ["search", false],
    ]);
  });

  test("on a disclosure opens it at once, and React is told later", async () => {
    const toggled = jest.fn();
    at("summary").click();
    expect(pressed).toHaveBeenCalledWith("summary", false);
    await new Promise((resolve) => setTimeout(resolve)); // after the browser's own event
    at("details").addEventListener("toggle", toggled);
    await hydrate();
    expect(toggled).toHaveBeenCalledTimes(1);
  });

  test.each(["link", "early"])("on the %s is not held back", (id) => {
    at(id).click();
    expect(pressed).toHaveBeenCalledWith(id, false);
  });

  test("is discarded after half a minute", async () => {
    jest.useFakeTimers();
    at("button").click();
    jest.advanceTimersByTime(30_000);
    expect(at("button").hasAttribute("aria-busy")).toBe(false);
    await hydrate();
    jest.useRealTimers();
    expect(pressed.mock.calls).toStrictEqual([["button", true]]);
  });

  test("is discarded with its control", async () => {
    at("button").click();
    at("button").remove();
    await hydrate();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test.each(["ctrlKey", "altKey"])(
    "with %s held is left to the browser: a new tab, a download",
    (key) => {
      at("search").dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true }),
      );
      expect(pressed).toHaveBeenCalledWith("search", false);
    },
  );
});

test("a control that React has hydrated is pressed as usual", async () => {
  freshDocument(PAGE);
  setUpReplay();
  await hydrate();
  const press = jest.fn();
  at("button").onclick = press;
  at("button").click();
  expect(press).toHaveBeenCalledTimes(1);
});

test("a value typed before React has loaded is passed on", async () => {
  freshDocument(PAGE);
  setUpReplay();
  const heard = jest.fn();
  at("field").dispatchEvent(new InputEvent("input", { bubbles: true }));
  at("field").dispatchEvent(new InputEvent("input", { bubbles: true }));
  at("field").onchange = heard;
  await hydrate();
  expect(heard).toHaveBeenCalledTimes(1);
});

describe("a component that is hydrated after its page", () => {
  beforeEach(() => {
    freshDocument(PAGE);
    setUpReplay();
    document.dispatchEvent(new Event("DOMContentLoaded"));
  });

  test("accepts what readers type, and leaves the state of its buttons alone", () => {
    expect(["amount", "reset", "clear"].map((id) => at(id).matches(":disabled"))).toStrictEqual([
      false,
      false,
      true,
    ]);
  });

  test("gets the value when it is interactive, with the caret where it was, even though React knows another value", async () => {
    const field = at("amount") as HTMLInputElement;
    const changed = jest.fn();
    const written: string[] = [];
    Object.defineProperty(field, "value", {
      configurable: true,
      get: () => Reflect.get(HTMLInputElement.prototype, "value", field),
      set(value: string) {
        written.push(value);
        Reflect.set(HTMLInputElement.prototype, "value", value, field);
      },
    });
    field.focus();
    Reflect.set(HTMLInputElement.prototype, "value", "2500", field);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    field.setSelectionRange(1, 3);
    await hydrate();
    field.onchange = () => changed(field.value, field.selectionStart, field.selectionEnd);
    expect(field.value).toBe("2500");
    await answer();
    expect(changed.mock.calls).toStrictEqual([["2500", 1, 3]]);
    expect(written.at(-1)).toBe("");
  });

  test("gets a click when it is interactive, not with the page", async () => {
    const pressed = jest.fn();
    at("reset").click();
    at("reset").addEventListener("click", pressed);
    await hydrate();
    expect([pressed.mock.calls.length, at("reset").getAttribute("aria-busy")]).toEqual([0, "true"]);
    await answer();
    expect([pressed.mock.calls.length, at("reset").getAttribute("aria-busy")]).toEqual([1, null]);
  });
});
