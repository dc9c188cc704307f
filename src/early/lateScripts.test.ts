/** @jest-environment jsdom */
import { freshDocument } from "../testing/earlyPage";
import { setUpLateScripts } from "./lateScripts";

const LATE = {
  build: "b1",
  scripts: ["/a.js", "/b.js"],
};
const PAGE = `<script data-ahead="" type="speculationrules">{}</script><div tabindex="-1"><p id="text">Text</p><pre tabindex="0" id="code">Code</pre></div><a id="link" href="/x">x</a><section id="live" data-live=""></section><button id="control"><i id="inside"></i></button><template data-late="">${JSON.stringify(LATE)}</template>`;
const sources = () =>
  [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(
    (script) => new URL(script.src).pathname,
  );
const at = (id: string) => document.getElementById(id);

function connection(value: object | undefined): void {
  Object.defineProperty(navigator, "connection", { value, configurable: true });
}

describe("the framework's scripts", () => {
  const idle: (() => void)[] = [];
  const observed: Element[] = [];
  const margins: string[] = [];
  let near = (_isIntersecting: boolean) => {};
  const started = jest.fn();
  const failed = jest.fn();

  beforeEach(() => {
    freshDocument(PAGE);
    connection(undefined);
    idle.length = 0;
    observed.length = 0;
    margins.length = 0;
    window.IntersectionObserver = class {
      constructor(
        act: (entries: readonly { isIntersecting: boolean }[]) => void,
        { rootMargin }: { readonly rootMargin: string },
      ) {
        margins.push(rootMargin);
        near = (isIntersecting) => act([{ isIntersecting }]);
      }
      observe = (part: Element) => observed.push(part);
      disconnect = () => {};
    } as unknown as typeof IntersectionObserver;
    started.mockClear();
    failed.mockClear();
    window.requestIdleCallback = (act) => idle.push(act as () => void);
    setUpLateScripts((address) => address, started, failed);
  });

  test("are not loaded at first", () => {
    expect(sources()).toStrictEqual([]);
  });

  test("are not loaded merely because the page has loaded, for readers who only read", () => {
    dispatchEvent(new Event("load"));
    near(false);
    expect([sources(), idle]).toStrictEqual([[], []]);
  });

  test("load when a live part is visible from the start", () => {
    dispatchEvent(new Event("load"));
    expect([observed, margins]).toStrictEqual([[at("live")], ["0% 0%"]]);
    near(true);
    expect(sources()).toHaveLength(2);
  });

  test("load when a reader scrolls to within a window of a live part", () => {
    dispatchEvent(new Event("load"));
    dispatchEvent(new Event("scroll"));
    dispatchEvent(new Event("scroll"));
    expect(margins).toStrictEqual(["0% 0%", "100% 0%"]);
    near(true);
    expect(sources()).toStrictEqual(["/a.js", "/b.js"]);
    expect(document.querySelector("template")).toBeNull();
    expect([window.___webpackCompilationHash, window.___chunkMapping]).toStrictEqual(["b1", {}]);
  });

  test("only come from addresses that the site may load scripts from", () => {
    freshDocument(PAGE);
    setUpLateScripts((address) => `${address}?checked`, started, failed);
    at("control")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    expect(document.querySelector<HTMLScriptElement>("script[src]")?.src).toContain(
      "/a.js?checked",
    );
  });

  test.each([
    ["pointer over a control", "pointerover", "inside"],
    ["focus on a control", "focusin", "control"],
    ["a touch of a control", "touchstart", "inside"],
    ["a key", "keydown", "text"],
  ])("load at once with %s, and only once", (_, type, id) => {
    at(id)?.dispatchEvent(new Event(type, { bubbles: true }));
    at(id)?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(sources()).toStrictEqual(["/a.js", "/b.js"]);
    expect(started).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["pointerover", "text"],
    ["touchstart", "text"],
    ["pointerover", "code"],
    ["focusin", "code"],
  ])("wait on a %s of %s, even in the wrapper that Gatsby focuses", (type, id) => {
    at(id)?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(sources()).toStrictEqual([]);
  });

  test.each([
    ["load after the pointer has rested on a link for 65 ms", ["link"], 65, 2],
    ["wait before that", ["link"], 64, 0],
    ["wait when the pointer only passes over a link", ["link", "text"], 1000, 0],
  ])("%s", (_, path, milliseconds, count) => {
    jest.useFakeTimers();
    for (const id of path) at(id)?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    jest.advanceTimersByTime(milliseconds);
    expect(sources()).toHaveLength(count);
    jest.useRealTimers();
  });

  test.each([
    ["a touch", new Event("touchstart", { bubbles: true })],
    [
      "the pointer event of a finger",
      Object.assign(new Event("pointerover", { bubbles: true }), { pointerType: "touch" }),
    ],
    ["the focus that a press gives", new Event("focusin", { bubbles: true })],
  ])("wait on %s of a link: the browser leaves the page", (_, event) => {
    jest.useFakeTimers();
    at("link")?.dispatchEvent(event);
    jest.advanceTimersByTime(1000);
    expect(sources()).toStrictEqual([]);
    jest.useRealTimers();
  });

  test.each([
    ["the search button", '<a href="/search" data-search-button="">'],
    ["a link on the page, which may lead into a tab", '<a href="#x">'],
  ])("load at once on a touch of %s", (_, html) => {
    document.body.insertAdjacentHTML("beforeend", html);
    const link = [...document.querySelectorAll("a")].at(-1);
    link?.dispatchEvent(new Event("touchstart", { bubbles: true }));
    expect(sources()).toHaveLength(2);
  });

  test("remove the rules for loading pages ahead once React follows links", () => {
    expect(document.querySelector("script[data-ahead]")).not.toBeNull();
    document.dispatchEvent(new Event("site:hydrated"));
    expect(document.querySelector("script[data-ahead]")).toBeNull();
  });

  test("remove them at once over a slow or metered connection", () => {
    connection({ saveData: true });
    freshDocument(PAGE);
    setUpLateScripts((address) => address, started, failed);
    expect(document.querySelector("script[data-ahead]")).toBeNull();
  });

  test.each(["#section", "?filter=pool"])("load when idle for an address with %s", (address) => {
    history.replaceState(null, "", `/${address}`);
    dispatchEvent(new Event("load"));
    expect(sources()).toStrictEqual([]);
    for (const act of idle) act();
    expect(sources()).toHaveLength(2);
    history.replaceState(null, "", "/");
  });

  test.each([
    ["data saving is on", { saveData: true, effectiveType: "4g" }],
    ["the connection is 2g", { effectiveType: "2g" }],
    ["the connection is slow 2g", { effectiveType: "slow-2g" }],
  ])("load only on intent while %s", (_, value) => {
    connection(value);
    dispatchEvent(new Event("load"));
    expect([idle, observed]).toStrictEqual([[], []]);
    at("control")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    expect(sources()).toHaveLength(2);
  });

  test.each([
    ["for a query", "?q=pool", 1],
    ["for a part in a closed tab", "#closed", 1],
    ["not for an element that is visible", "#text", 0],
  ])("load with data saving %s", (_, address, count) => {
    connection({ saveData: true });
    document.body.insertAdjacentHTML("beforeend", '<div hidden><h2 id="closed">x</h2></div>');
    Element.prototype.checkVisibility = function isShown() {
      return this.closest("[hidden]") === null;
    };
    history.replaceState(null, "", `/${address}`);
    dispatchEvent(new Event("load"));
    expect(idle).toHaveLength(count);
    history.replaceState(null, "", "/");
  });

  test("that do not arrive are reported as failed", () => {
    at("text")?.dispatchEvent(new Event("keydown", { bubbles: true }));
    document.querySelector("script[src]")?.dispatchEvent(new Event("error"));
    expect(failed).toHaveBeenCalledTimes(1);
  });

  test("of a page without a template are left to Gatsby", () => {
    document.body.innerHTML = '<button id="control"></button>';
    at("control")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    expect(sources()).toStrictEqual([]);
  });
});
