/** @jest-environment jsdom */
import { readStored, writeStored } from "./storage";

describe("browser storage", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  test("gives what was kept, and null for what was not", () => {
    writeStored("theme", "dark");
    expect([readStored("theme"), readStored("other")]).toStrictEqual(["dark", null]);
  });

  test("that is blocked gives null and keeps nothing, without an error", () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
    expect(() => writeStored("theme", "dark")).not.toThrow();
    expect(readStored("theme")).toBeNull();
  });
});
