/** @jest-environment jsdom */
import { freshDocument } from "../testing/earlyPage";
import { setUpLateScripts } from "./lateScripts";

const LIST = '<script type="application/json" data-late="">["/a.js","/b.js"]</script><p id="text">Text</p><button id="control"><i id="inside"></i></button>';
const sources = () => [...document.head.querySelectorAll("script")].map((script) => new URL(script.src).pathname);
const at = (id: string) => document.getElementById(id);

function connection(value: object | undefined): void {
  Object.defineProperty(navigator, "connection", { value, configurable: true });
}

describe("the framework's scripts", () => {
  const idle: (() => void)[] = [];
  const failed = jest.fn();

  beforeEach(() => {
    freshDocument(LIST);
    connection(undefined);
    idle.length = 0;
    failed.mockClear();
    window.requestIdleCallback = (act) => idle.push(act as () => void);
    setUpLateScripts(failed);
  });

  test("are not loaded at first", () => {
    expect(sources()).toStrictEqual([]);
  });

  test("load in their order when the browser is idle after load", () => {
    dispatchEvent(new Event("load"));
    expect(sources()).toStrictEqual([]);
    for (const act of idle) act();
    expect(sources()).toStrictEqual(["/a.js", "/b.js"]);
    expect([...document.head.querySelectorAll("script")].map((script) => script.async)).toStrictEqual([false, false]);
  });

  test.each([
    ["pointer over a control", "pointerover", "inside"],
    ["focus on a control", "focusin", "control"],
    ["a touch", "touchstart", "text"],
    ["a key", "keydown", "text"],
  ])("load at once with %s, and only once", (_, type, id) => {
    at(id)?.dispatchEvent(new Event(type, { bubbles: true }));
    at(id)?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(sources()).toStrictEqual(["/a.js", "/b.js"]);
  });

  test("wait while the pointer is over plain text", () => {
    at("text")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(sources()).toStrictEqual([]);
  });

  test.each([
    ["data saving is on", { saveData: true, effectiveType: "4g" }],
    ["the connection is 2g", { effectiveType: "2g" }],
    ["the connection is slow 2g", { effectiveType: "slow-2g" }],
  ])("load only with intent while %s", (_, value) => {
    connection(value);
    dispatchEvent(new Event("load"));
    expect(idle).toHaveLength(0);
    at("control")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    expect(sources()).toHaveLength(2);
  });

  test("that do not arrive are reported", () => {
    dispatchEvent(new Event("load"));
    for (const act of idle) act();
    document.head.querySelector("script")?.dispatchEvent(new Event("error"));
    expect(failed).toHaveBeenCalledTimes(1);
  });

  test("of a page without a list are Gatsby's own affair", () => {
    document.body.innerHTML = '<button id="control"></button>';
    at("control")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    expect(sources()).toStrictEqual([]);
  });
});
