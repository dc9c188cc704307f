/** @jest-environment jsdom */
import { freshDocument } from "../testing/earlyPage";
import { setUpReplay } from "./replay";

const PAGE = `
  <button id="button"><i id="inside"></i></button>
  <input type="checkbox" id="box" />
  <input type="text" id="field" />
  <a id="search" href="#search" data-replay="">Search</a>
  <a id="link" href="#x">Link</a>
  <button id="early" data-color-toggle></button>
  <details id="details"><summary id="summary">Year</summary></details>`;
const at = (id: string) => document.getElementById(id) as HTMLElement;
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 40)));
const mark = (id: string) => Object.assign(at(id), { __reactProps$x: {} });
const takeOver = (id: string) => {
  mark(id);
  document.dispatchEvent(new Event("site:rendered"));
};

describe("a press before React", () => {
  const pressed = jest.fn();
  beforeEach(() => {
    freshDocument(PAGE);
    pressed.mockClear();
    setUpReplay();
    document.body.onclick = ({ target, defaultPrevented }) => pressed(target instanceof Element && target.id, defaultPrevented);
  });

  test("is done once when React is there", async () => {
    at("inside").click();
    at("button").click();
    expect(at("button").getAttribute("aria-busy")).toBe("true");
    takeOver("button");
    await frame();
    expect(pressed.mock.calls).toStrictEqual([
      ["inside", true],
      ["button", true],
      ["button", false],
    ]);
    expect(at("button").hasAttribute("aria-busy")).toBe(false);
  });

  test("waits until React has finished with what it has marked", async () => {
    mark("button");
    at("button").click();
    await frame();
    expect(pressed.mock.calls).toStrictEqual([["button", true]]);
    takeOver("button");
    await frame();
    expect(pressed).toHaveBeenLastCalledWith("button", false);
  });

  test("on a box does not tick it twice", async () => {
    at("box").click();
    expect((at("box") as HTMLInputElement).checked).toBe(false);
    takeOver("box");
    await frame();
    expect((at("box") as HTMLInputElement).checked).toBe(true);
  });

  test("on a marked link is kept, too", async () => {
    at("search").click();
    takeOver("search");
    await frame();
    expect(pressed.mock.calls).toStrictEqual([
      ["search", true],
      ["search", false],
    ]);
  });

  test("on a disclosure opens it at once, and React hears of it later", async () => {
    const toggled = jest.fn();
    at("summary").click();
    expect(pressed).toHaveBeenCalledWith("summary", false);
    await frame(); // the browser's own event is over
    at("details").addEventListener("toggle", toggled);
    takeOver("details");
    await frame();
    expect(toggled).toHaveBeenCalledTimes(1);
  });

  test.each(["link", "early"])("on the %s goes through", (id) => {
    at(id).click();
    expect(pressed).toHaveBeenCalledWith(id, false);
  });

  test("is forgotten with its control", async () => {
    at("button").click();
    at("button").remove();
    await frame();
    await frame();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test("with a key held is the browser's: a new tab", () => {
    at("search").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(pressed).toHaveBeenCalledWith("search", false);
  });
});

test("a control that React has taken over is pressed as ever", () => {
  freshDocument(PAGE);
  setUpReplay();
  takeOver("button");
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
  takeOver("field");
  await frame();
  expect(heard).toHaveBeenCalledTimes(1);
});
