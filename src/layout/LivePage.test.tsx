/** @jest-environment jsdom */
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { LivePage } from "./LivePage";

type Data = {
  readonly doc: { readonly path: string; readonly title: string; readonly id: string };
};

/** A stand-in for the browser's EventSource, which jsdom lacks; the server side is tested over HTTP. */
class Events {
  static opened: Events[] = [];
  isOpen = true;
  onmessage: ((message: { readonly data: string }) => void) | undefined;
  constructor(readonly url: string) {
    Events.opened.push(this);
  }
  close(): void {
    this.isOpen = false;
  }
  static get open(): string[] {
    return Events.opened.filter(({ isOpen }) => isOpen).map(({ url }) => url);
  }
}

const Title = ({ data }: { readonly data?: Data }): ReactNode =>
  `${data?.doc.id}: ${data?.doc.title}`;

const container = document.createElement("div");
const root = createRoot(container);

function show(path: string, title: string): void {
  const data = { doc: { path, title, id: "kept" } };
  act(() => root.render(<LivePage path={path} data={data} element={<Title data={data} />} />));
}

function send(message: object): void {
  act(() => Events.opened.at(-1)?.onmessage?.({ data: JSON.stringify(message) }));
}

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeAll(() => {
  Object.assign(globalThis, { EventSource: Events, IS_REACT_ACT_ENVIRONMENT: true });
});

test("shows what the server sends for its page in place of Gatsby's data, and nothing for other pages", () => {
  show("/a b", "Old");
  expect(Events.open).toEqual(["/__page?path=%2Fa%20b"]);
  expect(container.textContent).toBe("kept: Old");
  send({ path: "/a b", title: "New" });
  expect(container.textContent).toBe("kept: New");
  show("/a b", "Gatsby's");
  expect(container.textContent).toBe("kept: New");
  show("/c", "Next");
  expect(container.textContent).toBe("kept: Next");
  expect(Events.open).toEqual(["/__page?path=%2Fc"]);
});

test("has no connection while its tab is hidden, nor after it is closed", () => {
  setHidden(true);
  expect(Events.open).toEqual([]);
  setHidden(false);
  expect(Events.open).toEqual(["/__page?path=%2Fc"]);
  act(() => root.unmount());
  setHidden(false);
  expect(Events.open).toEqual([]);
});
