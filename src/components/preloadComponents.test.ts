import { element } from "../domain/documentTree";
import { views } from "./mdx/views";
import { preloadComponents } from "./preloadComponents";

const load = jest.fn(async () => undefined);
const before = views.ListFilter?.load;
const lazyPart = (kind: string) => element("ListFilter", { kind });

beforeEach(() => {
  load.mockClear();
  Reflect.set(views.ListFilter ?? {}, "load", load);
});
afterAll(() => Reflect.set(views.ListFilter ?? {}, "load", before)); // the modules are shared with other tests

test("the code of every component in a page's data is loaded, however deep it stands", async () => {
  await preloadComponents({
    doc: { tree: [element("p", {}, ["text"]), element("Details", {}, [lazyPart("swap")])] },
    allPost: { nodes: [{ excerpt: [lazyPart("il")] }] },
  });
  expect(load.mock.calls).toEqual([
    [expect.objectContaining({ kind: "swap" })],
    [expect.objectContaining({ kind: "il" })],
  ]);
});

test("data without such a component, or without content, needs no other code", async () => {
  await preloadComponents({
    doc: { title: "ListFilter", tree: [element("Card", { title: "ListFilter" })] },
  });
  await preloadComponents(undefined);
  expect(load).not.toHaveBeenCalled();
});

test("code that cannot be loaded does not keep the page", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  await expect(preloadComponents([lazyPart("swap"), lazyPart("il")])).resolves.toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});
