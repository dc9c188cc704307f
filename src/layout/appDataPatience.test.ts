/** @jest-environment jsdom */
import { limitAppDataWait } from "./appDataPatience";

const APP_DATA = "/docs/page-data/app-data.json";
let now = 0;

/** Opens a request at a time. @returns its limit in milliseconds, 0 for no limit, and a way to answer it */
function ask(
  time: number,
  url = APP_DATA,
): { readonly limit: number; readonly answer: () => void } {
  now = time;
  const request = new XMLHttpRequest();
  request.open("GET", url);
  return { limit: request.timeout, answer: () => request.dispatchEvent(new Event("load")) };
}

const { open } = XMLHttpRequest.prototype;
beforeEach(() => {
  XMLHttpRequest.prototype.open = open;
  performance.now = () => now;
  limitAppDataWait();
});

test("all tries for one answer have three seconds together", () => {
  expect(ask(100).limit).toBe(3_000);
  expect(ask(1_100).limit).toBe(2_000);
  expect(ask(3_200).limit).toBe(1);
});

test("after an answer, and after a long while, the next wait has its own three seconds", () => {
  ask(100).answer();
  expect(ask(4_000).limit).toBe(3_000);
  expect(ask(15_000).limit).toBe(3_000);
});

test("other requests take their time", () => {
  expect(ask(0, "/docs/page-data/index/page-data.json").limit).toBe(0);
});
