/** @jest-environment jsdom */
import { act, type ReactNode, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydrationSignal } from "./HydrationSignal";

/** A control that only works after an effect has changed its state, such as one with a stored choice. */
function Late(): ReactNode {
  const [choice, setChoice] = useState("none");
  useEffect(() => setChoice("stored"), []);
  return <button type="button">{choice}</button>;
}

test("the page is announced once, after its components' effects have been rendered", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"><button type="button">none</button></div>';
  const heard: (string | null)[] = [];
  document.addEventListener("site:hydrated", () =>
    heard.push(document.querySelector("button")?.textContent ?? null),
  );
  const root = document.getElementById("root");
  if (!root) throw new Error("There is no root.");
  expect(document.documentElement.dataset.hydrated).toBeUndefined();
  await act(() =>
    hydrateRoot(
      root,
      <HydrationSignal>
        <Late />
      </HydrationSignal>,
    ),
  );
  expect(heard).toEqual(["stored"]);
  expect(document.documentElement.dataset.hydrated).toBe("");
});
