/** @jest-environment jsdom */
import { isLinkOfText, loadAhead } from "./loadAhead";

const idle = () => new Promise((resolve) => setTimeout(resolve, 10));

test("four pages are loaded at a time, the last ones requested first", async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ahead = loadAhead((path) => {
    begun.push(path);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  for (const path of ["/a", "/b", "/c", "/d", "/e", "/f", "/b"]) ahead(path);
  await idle();
  expect(begun).toEqual(["/b", "/f", "/e", "/d"]);
  ends[2]?.();
  await idle();
  expect(begun.slice(4)).toEqual(["/c"]);
  ends[0]?.();
  ends[1]?.();
  await idle();
  expect(begun.slice(5)).toEqual(["/a"]);
});

test("a page whose link has left the window is not loaded", async () => {
  const load = jest.fn(async () => undefined);
  const ahead = loadAhead(load);
  ahead("/a").abort();
  ahead("/b");
  await idle();
  expect(load.mock.calls).toEqual([["/b"]]);
});

test.each([
  ["/fees", true],
  ["/fees?a=1", false],
  ["/menu", false],
])("%s is a link in the text: %s", (path, expected) => {
  document.body.innerHTML = '<nav><a href="/menu">m</a></nav><main><a href="/fees#x">f</a></main>';
  expect(isLinkOfText(path)).toBe(expected);
});
