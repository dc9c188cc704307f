import { nextScrollTop } from "./scrollToTop";

describe("scrolling to the top", () => {
  test.each([
    [1000, 850],
    [850, 722],
    [1, 0],
    [0, 0],
  ])("goes from %s to %s px: to 0.85 of the remaining distance, in whole pixels", (from, to) => {
    expect(nextScrollTop(from)).toBe(to);
  });

  test("ends", () => {
    let [top, frames] = [100_000, 0];
    while (top > 0 && frames < 200) [top, frames] = [nextScrollTop(top), frames + 1];
    expect(top).toBe(0);
  });
});
