/** @jest-environment jsdom */
import type { SectionHit } from "../../search/dialog/resultRow";
import { createSearchEvents } from "./searchEvents";

const hit = (objectID: string, url: string): SectionHit => ({
  objectID,
  url,
  type: "lvl1",
  content: null,
  hierarchy: {
    lvl0: "Docs",
    lvl1: objectID,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
});
const HITS = [hit("a", "/a"), hit("b", "/b#part")];

describe("what a reader does with results", () => {
  const insights = { viewed: jest.fn(), clicked: jest.fn(), converted: jest.fn() };
  let events = createSearchEvents(insights);
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    history.replaceState(null, "", "/");
    events = createSearchEvents(insights);
    events.answered(HITS, "q1");
  });
  afterEach(() => jest.useRealTimers());

  test("seeing them is reported", () => {
    expect(insights.viewed).toHaveBeenCalledWith(HITS);
  });

  test("opening one is reported with its position and query, reading it after a while", () => {
    events.opened("/b#part");
    expect(insights.clicked).toHaveBeenCalledWith(HITS[1], 2, "q1");
    history.replaceState(null, "", "/b");
    jest.advanceTimersByTime(14_999);
    expect(insights.converted).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(insights.converted).toHaveBeenCalledWith(HITS[1], "q1");
  });

  test("leaving its page at once is not reading it", () => {
    events.opened("/a");
    history.replaceState(null, "", "/elsewhere");
    jest.advanceTimersByTime(60_000);
    expect(insights.converted).not.toHaveBeenCalled();
  });

  test("a stored search is not a result", () => {
    events.opened("/stored");
    expect(insights.clicked).not.toHaveBeenCalled();
  });
});
