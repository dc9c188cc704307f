/** @jest-environment jsdom */
import { readStored, writeStored } from "./storage";

describe("browser storage", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  test("returns a stored value, and null for a missing one", () => {
    writeStored("theme", "dark");
    expect([readStored("theme"), readStored("other")]).toStrictEqual(["dark", null]);
  });

  test("that is blocked returns null and stores nothing, without an error", () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
    expect(() => writeStored("theme", "dark")).not.toThrow();
    expect(readStored("theme")).toBeNull();
  });
});
