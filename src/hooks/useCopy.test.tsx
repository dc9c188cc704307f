/** @jest-environment jsdom */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { COPIED_FEEDBACK_MS } from "../domain/constants";
import { useCopy } from "./useCopy";

let state: string;
let copy: () => void;
function Probe({ read }: { readonly read: () => string }) {
  [state, copy] = useCopy(read);
  return null;
}

const copied: string[] = [];
const writeText = async (text: string) => void copied.push(text);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function show(read: () => string): Promise<() => Promise<void>> {
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Probe read={read} />));
  return () => act(async () => copy());
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  jest.useFakeTimers();
  copied.length = 0;
});
afterEach(() => jest.useRealTimers());

test("each press copies, and is confirmed for as long as the first one", async () => {
  const press = await show(() => "text");
  await press();
  expect([state, copied]).toEqual(["copied", ["text"]]);
  await pass(COPIED_FEEDBACK_MS - 1);
  await press();
  await pass(COPIED_FEEDBACK_MS - 1);
  expect([state, copied]).toEqual(["copied", ["text", "text"]]);
  await pass(1);
  expect(state).toBe("idle");
});

test("text that does not arrive is not copied", async () => {
  const press = await show(() => {
    throw new Error("offline");
  });
  await press();
  expect([state, copied]).toEqual(["failed", []]);
});
