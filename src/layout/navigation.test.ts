/** @jest-environment jsdom */
import { setPartsLoader } from "../state/partsLoader";
import { readRouteLoad } from "../state/routeLoad";
import { setUpNavigation } from "./navigation";

jest.mock("../state/headRequest", () => ({ requestHead: jest.fn() }));
const { requestHead } = jest.requireMock<{ requestHead: jest.Mock }>("../state/headRequest");

const navigate = jest.fn();
const loadPage = jest.fn();
const enqueue = jest.fn();
const gatsby = {
  ___navigate: navigate,
  ___loader: { loadPage, hovering: (_path: string) => undefined, enqueue },
};
const go = (to: string | number) => gatsby.___navigate(to, { state: 1 });

function connection(value: object | undefined): void {
  Object.defineProperty(navigator, "connection", { value, configurable: true });
}
function online(value: boolean): void {
  Object.defineProperty(navigator, "onLine", { value, configurable: true });
}

beforeAll(() => {
  Object.assign(window, gatsby, { scrollTo: jest.fn() }); // jsdom does not scroll
  setUpNavigation();
  Object.assign(gatsby, {
    ___navigate: Reflect.get(window, "___navigate"),
    ___loader: Reflect.get(window, "___loader"),
  });
});

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  connection(undefined);
  online(true);
});

describe("a navigation", () => {
  test("to a page that loads is left to Gatsby, with its head", async () => {
    loadPage.mockResolvedValue({ status: "success" });
    await go("/pools?x=1#fees");
    expect(loadPage).toHaveBeenCalledWith("/pools?x=1");
    expect(navigate).toHaveBeenCalledWith("/pools?x=1#fees", { state: 1 });
    expect(requestHead).toHaveBeenCalled();
    expect(readRouteLoad()).toEqual({ phase: "rest" });
  });

  test("waits for the code of the page's components", async () => {
    const data = { doc: { tree: [] } };
    let loaded: () => void = () => undefined;
    const loadParts = jest.fn(() => new Promise<void>((resolve) => (loaded = resolve)));
    setPartsLoader(loadParts);
    loadPage.mockResolvedValue({ status: "success", json: { data } });
    const gone = go("/pools");
    await new Promise((resolve) => setTimeout(resolve));
    expect(loadParts).toHaveBeenCalledWith(data);
    expect(navigate).not.toHaveBeenCalled();
    loaded();
    await gone;
    expect(navigate).toHaveBeenCalled();
    setPartsLoader(() => Promise.resolve());
  });

  test("is not passed to Gatsby when the reader has chosen another page or gone back meanwhile", async () => {
    let arrive: (page: object) => void = () => undefined;
    const slow = () => loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    loadPage.mockResolvedValue({ status: "success" });
    slow();
    const first = go("/slow");
    await go("/pools");
    arrive({ status: "success" });
    await first;
    expect(navigate.mock.calls).toEqual([["/pools", { state: 1 }]]);
    slow();
    const second = go("/slow");
    history.pushState(null, "", "/?back");
    dispatchEvent(new PopStateEvent("popstate"));
    arrive({ status: "error" });
    await second;
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(readRouteLoad()).toEqual({ phase: "rest" });
    history.replaceState(null, "", "/");
    document.dispatchEvent(new Event("site:rendered"));
  });

  test("replaces the history entry of the open side panel", async () => {
    loadPage.mockResolvedValue({ status: "success" });
    history.replaceState({ siteMenu: true }, "");
    await go("/pools");
    history.replaceState(null, "");
    expect(navigate).toHaveBeenCalledWith("/pools", { state: 1, replace: true });
  });

  test("to an address that cannot be decoded goes to one that can", async () => {
    loadPage.mockResolvedValue({ status: "success" });
    await go("/100%?q=%#50%");
    expect(loadPage).toHaveBeenCalledWith("/100_?q=%");
    expect(navigate).toHaveBeenCalledWith("/100_?q=%#50%25", { state: 1 });
  });

  test.each(["/?q=pool", "#part", -1])("to %p does not load a page first", async (to) => {
    await go(to);
    expect(loadPage).not.toHaveBeenCalled();
    expect(navigate).toHaveBeenCalledWith(to, { state: 1 });
  });

  test.each([
    ["cannot be loaded", () => Promise.reject(new Error("offline"))],
    ["does not exist", () => Promise.resolve(undefined)],
    ["has an error", () => Promise.resolve({ status: "error" })],
  ])("to a page that %s while offline says so and stays", async (_, answer) => {
    online(false);
    loadPage.mockImplementation(answer);
    await go("/pools#fees");
    expect(navigate).not.toHaveBeenCalled();
    expect(readRouteLoad()).toEqual({ phase: "failed", href: "http://localhost/pools#fees" });
  });

  test("is not loaded in full a second time when the first did not help", async () => {
    sessionStorage.setItem("site:reloaded", "http://localhost/pools");
    loadPage.mockResolvedValue(undefined);
    await go("/pools");
    expect(readRouteLoad()).toEqual({ phase: "failed", href: "http://localhost/pools" });
  });

  test("that arrived may be loaded in full again later", () => {
    sessionStorage.setItem("site:reloaded", location.href);
    document.dispatchEvent(new Event("site:rendered"));
    expect(sessionStorage.getItem("site:reloaded")).toBeNull();
  });
});

describe("going back", () => {
  const heard = jest.fn();
  beforeAll(() => addEventListener("popstate", heard));
  beforeEach(() => {
    history.replaceState(null, "", "/");
    document.dispatchEvent(new Event("site:rendered"));
  });
  afterAll(() => history.replaceState(null, "", "/"));
  const goBack = async (to: string) => {
    history.pushState({ key: "before" }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
    const atOnce = heard.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve));
    return [atOnce, heard.mock.calls.length];
  };

  test("reaches the router once the page has loaded, with the state of the entry", async () => {
    loadPage.mockResolvedValue({ status: "success" });
    expect(await goBack("/pools")).toEqual([0, 1]);
    expect(heard.mock.calls[0][0].state).toEqual({ key: "before" });
  });

  test("within the page reaches the router at once", async () => {
    expect(await goBack("/#part")).toEqual([1, 1]);
    expect(loadPage).not.toHaveBeenCalled();
  });

  test("to a page that cannot be loaded never reaches the router", async () => {
    online(false);
    loadPage.mockResolvedValue(undefined);
    expect(await goBack("/pools")).toEqual([0, 0]);
    expect(readRouteLoad()).toEqual({ phase: "failed", href: "http://localhost/pools" });
  });
});

describe("loading ahead", () => {
  test("starts when the pointer is over a link", () => {
    gatsby.___loader.hovering("/pools");
    expect(loadPage).toHaveBeenCalledWith("/pools");
    expect(requestHead).toHaveBeenCalled();
  });

  test.each([
    ["another page of the site", '<a href="/pools"><b id="at"></b></a>', [["/pools"]]],
    ["this page", '<a href="/#part" id="at"></a>', []],
    ["another site", '<a href="https://example.com/pools" id="at"></a>', []],
    ["a new tab", '<a href="/pools" target="_blank" id="at"></a>', []],
    ["something that is not a link", '<p id="at"></p>', []],
  ])("starts on a touch of %s", (_, html, calls) => {
    document.body.innerHTML = html;
    document.getElementById("at")?.dispatchEvent(new Event("touchstart", { bubbles: true }));
    expect(loadPage.mock.calls).toEqual(calls);
  });

  test("does not happen over a connection that saves data", () => {
    connection({ saveData: true });
    document.body.innerHTML = '<main><a href="/pools">Pools</a></main>';
    gatsby.___loader.hovering("/pools");
    gatsby.___loader.enqueue("/pools");
    expect(loadPage).not.toHaveBeenCalled();
    expect(requestHead).not.toHaveBeenCalled();
  });

  test("starts at once for a link in the text that comes into view, and later for one in a menu", async () => {
    loadPage.mockResolvedValue({ status: "success" });
    document.body.innerHTML =
      '<nav><a href="/a">a</a></nav><main><a href="/pools">Pools</a></main>';
    gatsby.___loader.enqueue("/a");
    gatsby.___loader.enqueue("/pools");
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(loadPage.mock.calls).toEqual([["/pools"]]);
    expect(enqueue.mock.calls).toEqual([["/a"]]);
    expect(requestHead).toHaveBeenCalled();
  });
});
