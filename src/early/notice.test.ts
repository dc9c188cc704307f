/** @jest-environment jsdom */
import { freshDocument } from "../testing/earlyPage";
import { expectLife, setUpNotice, showNotice } from "./notice";

const texts = () => [...document.querySelectorAll("[role=alert] p")].map((p) => p.textContent);
const FAILED = expect.stringContaining("could not be loaded");
const SLOW = expect.stringContaining("is still being loaded");
const LONG = 12_000;

beforeEach(() => {
  jest.useFakeTimers();
  freshDocument("<main>Text</main>");
});
afterEach(() => jest.useRealTimers());

describe("a page that takes long to come to life", () => {
  test("says so, and stops saying so when it does", () => {
    expectLife();
    jest.advanceTimersByTime(LONG - 1);
    expect(texts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(texts()).toEqual([SLOW]);
    document.dispatchEvent(new Event("site:hydrated"));
    expect(texts()).toEqual([]);
  });

  test("says nothing when it was in time", () => {
    expectLife();
    document.dispatchEvent(new Event("site:hydrated"));
    jest.advanceTimersByTime(LONG);
    expect(texts()).toEqual([]);
  });

  test("says that it failed once it has, and goes on saying it", () => {
    expectLife();
    jest.advanceTimersByTime(LONG);
    showNotice();
    expect(texts()).toEqual([FAILED]);
    document.dispatchEvent(new Event("site:hydrated"));
    expect(texts()).toEqual([FAILED]);
  });
});

test("any number of parts that fail are one alert", () => {
  setUpNotice();
  for (let part = 0; part < 27; part++) document.dispatchEvent(new Event("site:part-failed"));
  expect(texts()).toEqual([FAILED]);
});

test("a script that fails is noted, so that Retry gets it past the browser's cache", () => {
  setUpNotice();
  const script = document.createElement("script");
  script.src = "/app-1.js";
  document.head.append(script);
  script.dispatchEvent(new Event("error"));
  expect(document.documentElement.dataset.failed).toBe("http://localhost/app-1.js");
});

describe("an error that nobody caught before the page has come to life", () => {
  /** @returns whether the browser reports it in the console */
  function reject(reason: unknown): boolean {
    const event = new Event("unhandledrejection", { cancelable: true });
    return dispatchEvent(Object.assign(event, { reason }));
  }

  test("is told to the reader and stays in the console", () => {
    setUpNotice();
    expect(reject(new Error("no such chunk"))).toBe(true);
    expect(texts()).toEqual([FAILED]);
  });

  test.each([
    "Transition was aborted because of invalid state. Page already revealed",
    "Transition was skipped",
    "Skipped ViewTransition due to document being hidden",
  ])("is nothing to tell when the browser only left out a fade: %s", (message) => {
    setUpNotice();
    expect(reject(new DOMException(message, "InvalidStateError"))).toBe(false);
    expect(texts()).toEqual([]);
  });
});
