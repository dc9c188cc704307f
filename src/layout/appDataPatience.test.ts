/** @jest-environment jsdom */
import { limitAppDataWait } from "./appDataPatience";

const APP_DATA = "/docs/page-data/app-data.json";
let now = 0;

/** Opens a request at a time. @returns its timeout in milliseconds, 0 for none, and a function that ends it at another time */
function ask(time: number, url = APP_DATA) {
  now = time;
  const request = new XMLHttpRequest();
  request.open("GET", url);
  const end = (event: "load" | "error" | "timeout", at = time) => {
    now = at;
    request.dispatchEvent(new Event(event));
  };
  return { limit: request.timeout, end };
}

const { open } = XMLHttpRequest.prototype;
beforeEach(() => {
  XMLHttpRequest.prototype.open = open;
  performance.now = () => now;
  limitAppDataWait();
});

test("all attempts for one answer share three seconds", () => {
  const first = ask(100);
  expect(first.limit).toBe(3_000);
  first.end("error", 1_100);
  const second = ask(1_100);
  expect(second.limit).toBe(2_000);
  second.end("timeout", 3_100);
  expect(ask(3_200).limit).toBe(1);
});

test("after an answer the next wait has its own three seconds", () => {
  ask(100).end("load");
  expect(ask(4_000).limit).toBe(3_000);
});

test.each(["error", "timeout"] as const)(
  "so does a request that a reader makes some time after the last attempt ended with: %s",
  (event) => {
    ask(100).end(event, 3_100);
    expect(ask(4_000).limit).toBe(3_000);
  },
);

test("other requests have no timeout", () => {
  expect(ask(0, "/docs/page-data/index/page-data.json").limit).toBe(0);
});
