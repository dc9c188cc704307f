/** @jest-environment jsdom */
import { fakeMedia, freshDocument } from "../testing/earlyPage";
import { collapseMilliseconds, setUpDisclosures, setUpPrinting } from "./disclosure";

const PAGE = `
  <main>
    <a id="own" href="/a">A</a><details id="category"><summary id="summary"><span id="label">A</span></summary><p>Content</p></details>
    <details id="open" open><summary>B</summary><p>Content</p></details>
    <details id="menu" data-dropdown><summary id="menu-summary">C</summary></details>
  </main>`;
const details = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const press = (id: string) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.getElementById(id)?.dispatchEvent(event);
  return event;
};

type Fake = {
  playbackRate: number;
  reverse(): void;
  onfinish?: () => void;
  frames: unknown;
  duration: number;
};

describe("a disclosure", () => {
  let media = fakeMedia();
  let animations: Fake[] = [];
  beforeEach(() => {
    freshDocument(PAGE);
    animations = [];
    media = fakeMedia();
    const rect = (top: number, height: number) => () =>
      ({ top, height, bottom: top + height }) as DOMRect;
    details("category").getBoundingClientRect = rect(0, 140);
    details("summary").getBoundingClientRect = rect(0, 40);
    details("category").animate = (frames, options) => {
      const animation: Fake = {
        playbackRate: 1,
        frames,
        duration: (options as { duration: number }).duration,
        reverse() {
          this.playbackRate *= -1;
        },
      };
      animations.push(animation);
      return animation as unknown as Animation;
    };
    setUpDisclosures();
  });

  test("opens for a time that depends on its height", () => {
    expect(press("label").defaultPrevented).toBe(true);
    expect(details("category").open).toBe(true);
    expect(animations).toMatchObject([
      { frames: { height: ["40px", "140px"] }, duration: 239, playbackRate: 1 },
    ]);
    animations[0]?.onfinish?.();
    expect(details("category").open).toBe(true);
  });

  test("closes when the animation ends", () => {
    details("category").open = true;
    press("label");
    expect([details("category").open, animations[0]?.playbackRate]).toStrictEqual([true, -1]);
    animations[0]?.onfinish?.();
    expect(details("category").open).toBe(false);
  });

  test("reverses when pressed during the animation", () => {
    press("label");
    press("label");
    expect(animations).toMatchObject([{ playbackRate: -1 }]);
    animations[0]?.onfinish?.();
    expect(details("category").open).toBe(false);
  });

  test("takes one millisecond with reduced motion", () => {
    freshDocument(PAGE);
    media = fakeMedia();
    media.set("(prefers-reduced-motion: reduce)", true);
    const durations: unknown[] = [];
    details("category").animate = (_, options) => {
      durations.push(options);
      return {} as Animation;
    };
    setUpDisclosures();
    press("label");
    expect(durations).toMatchObject([{ duration: 1 }]);
  });

  test("does not toggle when its link leads to another page", () => {
    expect(press("own").defaultPrevented).toBe(false);
    expect(details("category").open).toBe(false);
  });

  test("toggles when its link leads to the page being shown, and nothing else follows the link", () => {
    const heard = jest.fn();
    document.body.addEventListener("click", heard);
    document.getElementById("own")?.setAttribute("aria-current", "page");
    expect(press("own").defaultPrevented).toBe(true);
    expect(details("category").open).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    document.body.removeEventListener("click", heard);
  });

  test("leaves dropdowns alone", () => {
    expect(press("menu-summary").defaultPrevented).toBe(false);
  });
});

test("printing opens what is closed, and closes it again", () => {
  freshDocument(PAGE);
  setUpPrinting();
  dispatchEvent(new Event("beforeprint"));
  expect([details("category").open, details("open").open]).toStrictEqual([true, true]);
  dispatchEvent(new Event("afterprint"));
  expect([details("category").open, details("open").open]).toStrictEqual([false, true]);
});

describe("duration of opening and closing", () => {
  test.each([
    [36, 192],
    [100, 239],
    [200, 281],
    [360, 327],
    [500, 357],
    [1000, 440],
    [2000, 561],
    [0, 0],
    [-5, 0],
    [Number.NaN, 0],
  ])("%s px takes %s ms", (height, milliseconds) => {
    expect(collapseMilliseconds(height)).toBe(milliseconds);
  });
});
