import { element } from "../domain/documentTree";
import { loadParts } from "./loadParts";
import { views } from "./mdx/views";

const load = jest.fn(async () => undefined);
const before = views.Calculator?.load;
const calculator = (kind: string) => element("Calculator", { kind, title: "Swap", answer: "99" });

beforeEach(() => {
  load.mockClear();
  Reflect.set(views.Calculator ?? {}, "load", load);
});
afterAll(() => Reflect.set(views.Calculator ?? {}, "load", before)); // the modules are shared with other tests

test("the code of every component in a page's data is loaded, however deep it stands", async () => {
  await loadParts({
    doc: { tree: [element("p", {}, ["text"]), element("Details", {}, [calculator("swap")])] },
    allPost: { nodes: [{ excerpt: [calculator("il")] }] },
  });
  expect(load.mock.calls).toEqual([
    [expect.objectContaining({ kind: "swap" })],
    [expect.objectContaining({ kind: "il" })],
  ]);
});

test("data without such a component, or without content, needs no other code", async () => {
  await loadParts({
    doc: { title: "Calculator", tree: [element("Card", { title: "Calculator" })] },
  });
  await loadParts(undefined);
  expect(load).not.toHaveBeenCalled();
});

test("code that cannot be loaded does not keep the page", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  await expect(loadParts([calculator("swap"), calculator("il")])).resolves.toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});
