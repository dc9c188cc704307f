import {
  readRouteLoad,
  routeArrived,
  routeFailed,
  routeRequested,
  subscribeRouteLoad,
} from "./routeLoad";

describe("the load of a page", () => {
  const heard = jest.fn();
  let stop = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    routeArrived();
    heard.mockClear();
    const unsubscribe = subscribeRouteLoad(() => heard(readRouteLoad().phase));
    stop = () => void unsubscribe();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test("shows nothing when the page arrives within 200 ms", () => {
    routeRequested();
    jest.advanceTimersByTime(199);
    routeArrived();
    jest.advanceTimersByTime(1000);
    expect(heard).not.toHaveBeenCalled();
  });

  test("is slow after 200 ms, until the page has arrived", () => {
    routeRequested();
    jest.advanceTimersByTime(200);
    expect(readRouteLoad()).toStrictEqual({ phase: "slow" });
    routeArrived();
    expect(heard.mock.calls).toStrictEqual([["slow"], ["rest"]]);
  });

  test("starts over when another page is requested", () => {
    routeRequested();
    jest.advanceTimersByTime(150);
    routeRequested();
    jest.advanceTimersByTime(150);
    expect(readRouteLoad().phase).toBe("rest");
  });

  test("says which page failed, until another one is requested", () => {
    routeRequested();
    routeFailed("/x");
    expect(readRouteLoad()).toStrictEqual({ phase: "failed", href: "/x" });
    jest.advanceTimersByTime(500);
    expect(readRouteLoad().phase).toBe("failed");
    routeRequested();
    expect(readRouteLoad().phase).toBe("rest");
  });
});
