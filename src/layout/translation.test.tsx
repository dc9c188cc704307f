/** @jest-environment jsdom */
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { keepTranslatedTexts } from "./translation";

let page: HTMLElement;
let root: Root;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  keepTranslatedTexts();
});
beforeEach(() => {
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
});
afterEach(() => page.remove());

type Way = (text: Text, font: Element) => unknown;

const WAYS: readonly [string, Way][] = [
  ["replaced", (text, font) => text.replaceWith(font)],
  ["removed after its translation", (text, font) => [text.before(font), text.remove()]],
  ["removed before its translation", (text, font) => [text.after(font), text.remove()]],
];

const show = (element: ReactNode) => act(async () => root.render(element));

/** Translates as browsers do: removes each text from the page and puts its translation there, in two `<font>` elements. */
async function translate(way: Way): Promise<void> {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.appendChild(document.createElement("font")).textContent = `«${text.data}»`;
    way(text, font);
  }
  await act(async () => undefined);
}

describe.each(WAYS)("text that was %s", (_, way) => {
  test("shows what React writes into it later", async () => {
    await show(<p>About {"1 result"} found</p>);
    await translate(way);
    await show(<p>About {"2 results"} found</p>);
    expect(page.textContent).toBe("«About »2 results« found»");
  });

  test("disappears when React removes it", async () => {
    await show(<p>{"1 result"} found</p>);
    await translate(way);
    await show(<p>{false} found</p>);
    expect(page.textContent).toBe("« found»");
  });

  test("comes after what React inserts before it", async () => {
    await show(<p>{false} found</p>);
    await translate(way);
    await show(
      <p>
        <b>1 result</b> found
      </p>,
    );
    expect(page.textContent).toBe("1 result found");
  });
});
