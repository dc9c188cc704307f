/** @jest-environment jsdom */
import { writeAddressLater } from "./writeAddressLater";

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, "", "/a");
});
afterEach(() => jest.useRealTimers());

test.each([
  ["once after a pause", () => undefined, 1],
  ["not when it is cancelled", (takeBack: () => void) => takeBack(), 0],
  ["not on another page", () => history.replaceState(null, "", "/b"), 0],
  ["on the same page with another query", () => history.replaceState(null, "", "/a?x"), 1],
])("the address is written %s", (_, meanwhile, times) => {
  const write = jest.fn();
  const takeBack = writeAddressLater(write);
  jest.advanceTimersByTime(299);
  expect(write).not.toHaveBeenCalled();
  meanwhile(takeBack);
  jest.runAllTimers();
  expect(write).toHaveBeenCalledTimes(times);
});
