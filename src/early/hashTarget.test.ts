/** @jest-environment jsdom */
import { freshDocument } from "../testing/earlyPage";
import { setUpHashTarget } from "./hashTarget";

const PAGE = `<main><h1>Page</h1><a id="link" href="#part"></a>
  <details><summary>More</summary><details><summary>Most</summary><p id="part">Part</p></details></details></main>`;
const part = () => document.getElementById("part") as HTMLElement;
const areOpen = () => [...document.querySelectorAll("details")].map(({ open }) => open);
const arrive = (hash: string) => {
  history.replaceState(null, "", hash);
  document.dispatchEvent(new Event("DOMContentLoaded"));
};

beforeEach(() => {
  freshDocument(PAGE);
  history.replaceState(null, "", "/");
  const { closest } = Element.prototype;
  Element.prototype.checkVisibility = function () {
    return closest.call(this, "details:not([open])") === null;
  };
  Element.prototype.scrollIntoView = jest.fn();
  setUpHashTarget();
});

test("arriving at an element that is folded away opens everything around it and scrolls to it", () => {
  const found = jest.fn();
  document.addEventListener("beforematch", found);
  arrive("#part");
  expect([areOpen(), found.mock.calls.length]).toStrictEqual([[true, true], 1]);
  expect(part().scrollIntoView).toHaveBeenCalledTimes(1);
});

test("an element that the browser has shown already is left to the browser", () => {
  for (const details of document.querySelectorAll("details")) details.open = true;
  arrive("#part");
  expect(part().scrollIntoView).not.toHaveBeenCalled();
});

test("a link within the page opens its target before the browser goes there", () => {
  document.getElementById("link")?.click();
  expect(areOpen()).toStrictEqual([true, true]);
});

test.each(["#missing", "#50%"])(
  "%s, which the page does not have, leads to the heading",
  (hash) => {
    const focus = jest.spyOn(HTMLElement.prototype, "focus");
    arrive(hash);
    expect(document.activeElement?.tagName).toBe("H1");
    expect(focus).toHaveBeenCalledWith({ preventScroll: true }); // the reader stays at the top
    focus.mockRestore();
  },
);

test.each(["/", "#"])("%s leads nowhere", (address) => {
  arrive(address);
  expect(document.activeElement).toBe(document.body);
});
