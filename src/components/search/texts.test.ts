/** @jest-environment jsdom */
import { failureCause } from "./texts";

test.each([
  [true, "This device is online: the search itself is not responding."],
  [false, "This device is offline."],
])("an outage is distinguished from being offline (online: %s)", (onLine, text) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  expect(failureCause()).toBe(text);
});
