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
  <details id="details"><summary id="summary">Year</summary></details>`;
const at = (id: string) => document.getElementById(id) as HTMLElement;
const hydrate = () => {
  document.documentElement.dataset.hydrated = "";
  document.dispatchEvent(new Event("site:hydrated"));
};

describe("a press before React", () => {
  const pressed = jest.fn();
  beforeEach(() => {
    freshDocument(PAGE);
    pressed.mockClear();
    setUpReplay();
    document.body.onclick = ({ target, defaultPrevented }) =>
      pressed(target instanceof Element && target.id, defaultPrevented);
  });

  test("is done once when React is there", async () => {
    at("inside").click();
    at("button").click();
    expect(at("button").getAttribute("aria-busy")).toBe("true");
    hydrate();
    expect(pressed.mock.calls).toStrictEqual([
      ["inside", true],
      ["button", true],
      ["button", false],
    ]);
    expect(at("button").hasAttribute("aria-busy")).toBe(false);
  });

  test("of a key that moves along tabs is done, too, and no other key", () => {
    const keys: string[] = [];
    document.body.onkeydown = ({ key, defaultPrevented }) => defaultPrevented || keys.push(key);
    for (const key of ["ArrowRight", "a"])
      at("tab").dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
    expect(keys).toStrictEqual(["a"]);
    hydrate();
    expect(keys).toStrictEqual(["a", "ArrowRight"]);
  });

  test("on a box does not tick it twice", async () => {
    at("box").click();
    expect((at("box") as HTMLInputElement).checked).toBe(false);
    hydrate();
    expect((at("box") as HTMLInputElement).checked).toBe(true);
  });

  test("on a marked link is kept, too", async () => {
    at("search").click();
    hydrate();
    expect(pressed.mock.calls).toStrictEqual([
      ["search", true],
      ["search", false],
    ]);
  });

  test("on a disclosure opens it at once, and React hears of it later", async () => {
    const toggled = jest.fn();
    at("summary").click();
    expect(pressed).toHaveBeenCalledWith("summary", false);
    await new Promise((resolve) => setTimeout(resolve)); // the browser's own event is over
    at("details").addEventListener("toggle", toggled);
    hydrate();
    expect(toggled).toHaveBeenCalledTimes(1);
  });

  test.each(["link", "early"])("on the %s goes through", (id) => {
    at(id).click();
    expect(pressed).toHaveBeenCalledWith(id, false);
  });

  test("is forgotten after half a minute", () => {
    jest.useFakeTimers();
    at("button").click();
    jest.advanceTimersByTime(30_000);
    expect(at("button").hasAttribute("aria-busy")).toBe(false);
    hydrate();
    jest.useRealTimers();
    expect(pressed.mock.calls).toStrictEqual([["button", true]]);
  });

  test("is forgotten with its control", async () => {
    at("button").click();
    at("button").remove();
    hydrate();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test("with a key held is the browser's: a new tab", () => {
    at("search").dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    expect(pressed).toHaveBeenCalledWith("search", false);
  });
});

test("a control that React has taken over is pressed as ever", () => {
  freshDocument(PAGE);
  setUpReplay();
  hydrate();
  const press = jest.fn();
  at("button").onclick = press;
  at("button").click();
  expect(press).toHaveBeenCalledTimes(1);
});

test("a value typed before React is handed over", async () => {
  freshDocument(PAGE);
  setUpReplay();
  const heard = jest.fn();
  at("field").dispatchEvent(new InputEvent("input", { bubbles: true }));
  at("field").oninput = heard;
  hydrate();
  expect(heard).toHaveBeenCalledTimes(1);
});
