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

describe("a page that takes long to become interactive", () => {
  test("says so, and stops saying so once it is", () => {
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

  test("says that it failed once it has, and does not stop saying so", () => {
    expectLife();
    jest.advanceTimersByTime(LONG);
    showNotice();
    expect(texts()).toEqual([FAILED]);
    document.dispatchEvent(new Event("site:hydrated"));
    expect(texts()).toEqual([FAILED]);
  });
});

test("any number of failing components cause one alert", () => {
  setUpNotice();
  for (let part = 0; part < 27; part++) document.dispatchEvent(new Event("site:part-failed"));
  expect(texts()).toEqual([FAILED]);
});

test("a failing script is noted, so that Retry bypasses the browser's cache for it", () => {
  setUpNotice();
  const script = document.createElement("script");
  script.src = "/app-1.js";
  document.head.append(script);
  script.dispatchEvent(new Event("error"));
  expect(document.documentElement.dataset.failed).toBe("http://localhost/app-1.js");
});

describe("an uncaught error before the page is interactive", () => {
  /** @returns whether the browser reports it in the console */
  function reject(reason: unknown): boolean {
    const event = new Event("unhandledrejection", { cancelable: true });
    return dispatchEvent(Object.assign(event, { reason }));
  }

  test("is reported to the reader and stays in the console", () => {
    setUpNotice();
    expect(reject(new Error("no such chunk"))).toBe(true);
    expect(texts()).toEqual([FAILED]);
  });

  test.each([
    "Transition was aborted because of invalid state. Page already revealed",
    "Transition was skipped",
    "Skipped ViewTransition due to document being hidden",
  ])("is not reported when the browser only skipped a fade: %s", (message) => {
    setUpNotice();
    expect(reject(new DOMException(message, "InvalidStateError"))).toBe(false);
    expect(texts()).toEqual([]);
  });
});
