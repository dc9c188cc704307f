/** @jest-environment jsdom */
import { act, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { SidebarItem } from "../domain/sidebar";
import { SidebarIndex } from "../domain/sidebarIndex";
import { DocsMenu } from "./DocsMenu";

const queryResult: Record<string, unknown> = {};
jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => queryResult,
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
}));

const page = (label: string): SidebarItem => ({ type: "link", label, href: `/${label}` });
const CATEGORY: SidebarItem = {
  type: "category",
  label: "c",
  key: "c",
  collapsible: true,
  collapsed: true,
  items: [page("q")],
};
// The fields are untyped JSON in the query types.
const json = (value: object) => value as Record<string, unknown>;

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
  queryResult.sidebar = null;
});

afterEach(async () => {
  await act(() => root.unmount());
  container.remove();
  jest.restoreAllMocks();
});

const render = (element: ReactElement) => act(() => root.render(element));
const links = () => [...container.querySelectorAll("a")].map(({ textContent }) => textContent);

/** Answers every fetch with a list, or with a failure when no list is given; returns the requested addresses. */
function serve(list?: readonly object[]): string[] {
  const asked: string[] = [];
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      asked.push(address);
      if (!list) throw new TypeError("offline");
      return { ok: true, json: async () => list };
    },
  });
  return asked;
}

/** Answers the next fetch when told to: with a list, or with a failure. */
function serveLater(): (list?: readonly object[]) => Promise<void> {
  let answer: (list?: readonly object[]) => void = () => undefined;
  const answered = new Promise<readonly object[] | undefined>((resolve) => {
    answer = resolve;
  });
  Object.assign(globalThis, {
    fetch: async () => {
      const list = await answered;
      return { ok: list !== undefined, json: async () => list };
    },
  });
  return (list) => act(async () => answer(list));
}

/** Summaries of the disclosures whose content is being loaded, which have a spinner. */
const awaited = () =>
  [...container.querySelectorAll('details[aria-busy="true"]:has(> .spinner) > summary')].map(
    ({ textContent }) => textContent,
  );

/** Clicks a disclosure; the browser reports the change in a separate task. */
async function press(index: number): Promise<void> {
  await act(async () => {
    container.querySelectorAll("summary")[index]?.click();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

describe("the docs menu", () => {
  test("of a small site has the whole sidebar", async () => {
    queryResult.sidebar = { inlineItems: [page("a"), page("b")], file: null };
    await render(<DocsMenu path="/a" doc={{ sidebarTrail: null }} />);
    expect(links()).toStrictEqual(["a", "b"]);
  });

  test("of a large site has the top level, with the category open on the page", async () => {
    const sidebar = new SidebarIndex([CATEGORY, page("b")]);
    queryResult.sidebar = { inlineItems: sidebar.pruned(""), file: "/sidebar-1.json" };
    await render(<DocsMenu path="/q" doc={{ sidebarTrail: json(sidebar.pruned("/q")) }} />);
    expect(links()).toStrictEqual(["q", "b"]);
    await render(<DocsMenu path="/b" doc={{ sidebarTrail: json(sidebar.pruned("/b")) }} />);
    expect(links()).toStrictEqual(["First page of c", "b"]);
  });
});

describe("the docs menu of a large site, once a category is opened", () => {
  const category = (items: readonly SidebarItem[], first?: string): SidebarItem => ({
    type: "category",
    label: "Guides",
    key: "guides",
    collapsible: true,
    collapsed: true,
    items,
    ...(first !== undefined && { first }),
  });
  const open = async () => {
    queryResult.sidebar = { inlineItems: null, file: "/sidebar-1.json" };
    await render(<DocsMenu path="/a" doc={{ sidebarTrail: json([category([], "/b")]) }} />);
    await press(0);
  };

  test("has a spinner there while its pages are loading", async () => {
    const answer = serveLater();
    await open();
    expect([awaited(), links()]).toStrictEqual([["Guides"], ["First page of Guides"]]);
    await answer([category([page("b"), page("c")])]);
    expect([awaited(), links()]).toStrictEqual([[], ["b", "c"]]);
  });

  test("stays as it is when its pages cannot be fetched, and tries again", async () => {
    const asked = serve();
    const warn = jest.spyOn(console, "warn").mockReturnValue(undefined);
    await open();
    for (const _ of ["close", "open"]) await press(0);
    expect(asked).toEqual(["/sidebar-1.json", "/sidebar-1.json"]);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(links()).toStrictEqual(["First page of Guides"]);
  });
});

describe("a long list of the docs menu", () => {
  const pages = Array.from({ length: 250 }, (_, index) => page(`p${index}`));
  const trail = new SidebarIndex(pages).pruned("/p120");
  beforeEach(async () => {
    queryResult.sidebar = { inlineItems: null, file: "/sidebar-1.json" };
    await render(<DocsMenu path="/p120" doc={{ sidebarTrail: json(trail) }} />);
  });

  test("has the pages around the current one, and links to the nearest others", () => {
    expect(links()).toHaveLength(102);
    expect([links()[0], links().at(-1)]).toStrictEqual([
      "70 more, up to p69",
      "80 more, from p170",
    ]);
  });

  test("is cut again after a category is opened", async () => {
    const all = [...pages.slice(0, 121), CATEGORY, ...pages.slice(121)];
    serve(all);
    const cut = new SidebarIndex(all).pruned("/p120");
    await render(<DocsMenu path="/p120" doc={{ sidebarTrail: json(cut) }} />);
    await press(0);
    expect([links().includes("q"), links().length]).toStrictEqual([true, 102]);
  });
});
