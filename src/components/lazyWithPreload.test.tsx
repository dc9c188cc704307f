/** @jest-environment jsdom */
import { act, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { lazyWithPreload } from "./lazyWithPreload";

const code = { default: ({ name }: { readonly name: string }) => <b>{name}</b> };

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

/** What is on the page as soon as React has rendered, and once everything has arrived. */
async function shown(Pool: ReturnType<typeof lazyWithPreload<{ readonly name: string }>>) {
  const container = document.createElement("div");
  const root = createRoot(container);
  let first = "";
  await act(async () => {
    const { flushSync } = await import("react-dom");
    flushSync(() =>
      root.render(
        <Suspense fallback="loading">
          <Pool name="LP" />
        </Suspense>,
      ),
    );
    first = container.innerHTML;
  });
  const last = container.innerHTML;
  await act(async () => root.unmount());
  return [first, last];
}

test("a component whose code is loaded when it is rendered shows the fallback before", async () => {
  expect(await shown(lazyWithPreload(async () => code))).toEqual(["loading", "<b>LP</b>"]);
});

test("a component whose code was loaded before is there at once", async () => {
  const Pool = lazyWithPreload(async () => code);
  await Pool.load();
  expect(await shown(Pool)).toEqual(["<b>LP</b>", "<b>LP</b>"]);
});

test("code that could not be loaded ahead is requested again", async () => {
  const load = jest.fn(async () => code).mockRejectedValueOnce(new Error("offline"));
  const Pool = lazyWithPreload(load);
  await expect(Pool.load()).rejects.toThrow("offline");
  expect(await shown(Pool)).toEqual(["loading", "<b>LP</b>"]);
});
