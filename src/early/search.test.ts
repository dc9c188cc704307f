/** @jest-environment jsdom */
import { UNREACHABLE } from "../search/dialog/unreachable";
import {
  onSearchRequest,
  readSearchRequest,
  requestSearchByFocus,
  setSearchRequest,
} from "../state/searchRequest";
import { freshDocument } from "../testing/earlyPage";
import { showNotice } from "./notice";
import { setUpSearch } from "./search";

const PAGE = `
  <a data-search-button id="button" href="/search"><svg id="icon"></svg></a>
  <main id="page"><input id="field"><textarea id="area"></textarea><select id="choice"></select></main>
  <script id="script"></script>`;

const at = (id: string) => document.getElementById(id);

/** Presses a key; true when the browser's default action was prevented. */
function press(key: string, target = "page", more: KeyboardEventInit = {}): boolean {
  return !at(target)?.dispatchEvent(
    new KeyboardEvent("keydown", {
      key,
      code: `Key${key.toUpperCase()}`,
      bubbles: true,
      cancelable: true,
      ...more,
    }),
  );
}

function click(more: MouseEventInit = {}, target = "button"): boolean {
  return !at(target)?.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ...more }),
  );
}

const type = (text: string, target?: string) => [...text].map((key) => press(key, target));

beforeEach(() => {
  freshDocument(PAGE);
  document.body.className = "";
  setUpSearch();
});

describe("the search button", () => {
  test.each(["button", "icon"])(
    "opens the dialog on a click on its %s, without following the link",
    (target) => {
      expect([click({}, target), readSearchRequest()]).toStrictEqual([true, ""]);
    },
  );

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("stays a link on a click with %j", (more) => {
    expect([click(more), readSearchRequest()]).toStrictEqual([false, undefined]);
  });

  test("leaves other clicks alone", () => {
    expect([click({}, "page"), readSearchRequest()]).toStrictEqual([false, undefined]);
  });

  test.each([
    ["a letter", "s", "s"],
    ["a digit", "7", "7"],
    ["the slash", "/", ""],
    ["the space bar", " ", ""],
  ])("opens the dialog with %s", (_, key, expected) => {
    expect([press(key, "button"), readSearchRequest()]).toStrictEqual([true, expected]);
  });

  test.each<[string, KeyboardEventInit]>([
    ["F2", {}],
    ["Tab", {}],
    ["c", { ctrlKey: true }],
  ])("leaves the key %s with %j alone", (key, more) => {
    expect([press(key, "button", more), readSearchRequest()]).toStrictEqual([false, undefined]);
  });
});

describe("shortcuts", () => {
  test.each(["page", "field", "button"])(
    "Ctrl+K requests the dialog, and takes the request back, on %s",
    (target) => {
      expect([press("k", target, { ctrlKey: true }), readSearchRequest()]).toStrictEqual([
        true,
        "",
      ]);
      expect([press("k", target, { ctrlKey: true }), readSearchRequest()]).toStrictEqual([
        true,
        undefined,
      ]);
    },
  );

  test("a held Ctrl+K counts once", () => {
    press("k", "page", { ctrlKey: true });
    expect([
      press("k", "page", { ctrlKey: true, repeat: true }),
      readSearchRequest(),
    ]).toStrictEqual([true, ""]);
  });

  test("the slash requests the dialog", () => {
    expect([press("/"), readSearchRequest()]).toStrictEqual([true, ""]);
  });

  test.each(["field", "area", "choice"])("the slash is a character in a %s", (target) => {
    expect([press("/", target), readSearchRequest()]).toStrictEqual([false, undefined]);
  });

  test("the slash is left alone when something else handled it", () => {
    at("page")?.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
    press("/");
    expect(readSearchRequest()).toBeUndefined();
  });
});

describe("typing before the dialog has loaded", () => {
  test("is kept for the dialog, wherever the focus is", () => {
    press("/");
    expect([...type("il 2", "field"), press("x"), press("Backspace")]).not.toContain(false);
    expect(readSearchRequest()).toBe("il 2");
  });

  test("can be deleted", () => {
    press("/");
    type("abc");
    expect([press("Escape"), readSearchRequest()]).toStrictEqual([true, undefined]);
  });

  test.each([
    ["the focus alone opens", requestSearchByFocus, undefined],
    ["a key opens", () => press("/"), ""],
    [
      "the focus opens and the reader typed into",
      () => {
        requestSearchByFocus();
        press("x", "button");
      },
      "x",
    ],
  ])("Tab before a dialog that %s moves on", (_, request, expected) => {
    request();
    expect([press("Tab", "button"), readSearchRequest()]).toStrictEqual([false, expected]);
  });

  test("deletes one emoji at a time", () => {
    press("🌊", "button");
    press("Backspace");
    expect(readSearchRequest()).toBe("");
  });

  test("leaves other keys alone", () => {
    press("/");
    expect([
      press("F5"),
      press("Tab"),
      press("c", "page", { ctrlKey: true }),
      press("a", "page", { isComposing: true }),
    ]).toStrictEqual([false, false, false, false]);
    expect(readSearchRequest()).toBe("");
  });

  test("ends when the dialog has the keyboard", () => {
    press("/");
    document.body.className = "DocSearch--active";
    expect([press("a"), press("Escape"), readSearchRequest()]).toStrictEqual([false, false, ""]);
  });
});

test("reports every change, and only changes", () => {
  const heard: (string | undefined)[] = [];
  const end = onSearchRequest(() => heard.push(readSearchRequest()));
  press("a", "button");
  click();
  press("b", "button");
  setSearchRequest("ab");
  setSearchRequest(undefined);
  end();
  press("/");
  expect(heard).toStrictEqual(["a", "ab", undefined]);
});

describe("the hint on the button", () => {
  test.each([
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "mac"],
    ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)", "mac"],
    ["Mozilla/5.0 (X11; Linux x86_64)", undefined],
  ])("of %s", (userAgent, expected) => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    freshDocument(PAGE);
    setUpSearch();
    expect(document.documentElement.dataset.platform).toBe(expected);
    jest.restoreAllMocks();
  });
});

describe("when a script of the page cannot be loaded", () => {
  const fail = () => at("script")?.dispatchEvent(new Event("error"));

  test("the button is the same link as without JavaScript", () => {
    fail();
    expect([click(), readSearchRequest()]).toStrictEqual([false, undefined]);
  });

  test("scripts that fail once React has loaded do not count", () => {
    document.dispatchEvent(new Event("site:rendered"));
    fail();
    expect([click(), readSearchRequest()]).toStrictEqual([true, ""]);
  });

  test("a page read offline stays, and says the same as an unreachable search", () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    press("/");
    fail();
    const notice = () => document.querySelector(".load-failed p")?.textContent;
    const words = "Unable to fetch results. You might want to check your network connection.";
    expect(notice()).toBe(words);
    showNotice(); // from the same script, or from another one
    expect(notice()).toBe(words);
    expect(readSearchRequest()).toBeUndefined();
    jest.restoreAllMocks();
  });

  test("a search offline is reported even if another key press has reported missing scripts already", () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const notices = () =>
      [...document.querySelectorAll(".load-failed p")].map(({ textContent }) => textContent);
    fail();
    for (const search of [() => press("/"), click]) {
      document.querySelector(".load-failed")?.remove();
      showNotice();
      expect(search()).toBe(true); // the browser does not follow the link to a page that it cannot load
      expect(notices()).toEqual([UNREACHABLE.join(". ")]);
    }
    jest.restoreAllMocks();
  });

  test("a picture that fails does not count", () => {
    at("icon")?.dispatchEvent(new Event("error"));
    expect(click()).toBe(true);
  });
});
