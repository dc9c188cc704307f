import { activeHeading } from "./activeHeading";

/** The active heading's id for headings 40 px high at these positions, in a window of 800 px with a navbar of 60 px. */
function active(...tops: number[]): string | undefined {
  const boxes = tops.map((top, index) => ({ id: `h${index}`, top, bottom: top + 40 }));
  return activeHeading(boxes, 60, 800);
}

describe("the heading being read", () => {
  test.each([
    ["is undefined on a page without headings", [], undefined],
    ["is undefined above the first heading, if that is in the lower half", [500, 900], undefined],
    ["is the first heading below the navbar when it is in the upper half", [100, 500], "h0"],
    ["is the previous one when the next is in the lower half", [-300, 500], "h0"],
    ["is the next one as soon as it comes into the upper half", [-300, 300], "h1"],
    ["is still the previous one when the next one's box touches the middle", [-300, 360], "h0"],
    ["is the one at the navbar's edge", [-300, 60, 700], "h1"],
    ["is the previous one when a heading is hidden by the navbar", [-300, 59, 700], "h1"],
    ["is the last one at the end of the page", [-900, -300], "h1"],
  ])("%s", (_, tops, id) => {
    expect(active(...tops)).toBe(id);
  });

  test("is the one before it when the next one is at the top edge of a page without a navbar", () => {
    expect(
      activeHeading(
        [
          { id: "a", top: -10, bottom: 0 },
          { id: "b", top: 0, bottom: 40 },
        ],
        0,
        800,
      ),
    ).toBe("a");
  });
});
