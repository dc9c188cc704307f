/** @jest-environment jsdom */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Readout } from "../../plots/readout";
import PlotReadout from "./PlotReadout";

const READOUT: Readout = {
  title: "Loss by price",
  x: "Price",
  axis: { low: 0, high: 2 },
  height: 200,
  lines: [{ name: "Loss", tone: 1 }],
  stops: [0, 1, 2].map((x) => ({
    at: x / 2,
    x: String(x),
    values: [[10 * x, `${x}%`]],
  })),
};

let root: Root;
const slider = () => document.querySelector("input");
const values = () => document.querySelector("dl")?.textContent;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<PlotReadout id="P01" readout={READOUT} />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

test("the slider has the value that it announces on focus even before it has the focus", async () => {
  const read = () => [slider()?.value, slider()?.getAttribute("aria-valuetext")];
  const before = read();
  expect(before).toStrictEqual(["1", "Price: 1. Loss: 1%"]);
  expect(values()).toBeUndefined();
  await act(async () => slider()?.focus());
  expect(read()).toStrictEqual(before);
  expect(values()).toBe("Price1Loss1%");
});

test("Escape hides values shown on hover", async () => {
  const plot = slider()?.parentElement;
  await act(async () => plot?.dispatchEvent(new MouseEvent("pointermove", { bubbles: true })));
  expect(values()).toBeDefined();
  await act(async () =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
  );
  expect(values()).toBeUndefined();
});
