/** @jest-environment jsdom */
import { fakeMedia, freshDocument } from "../testing/earlyPage";
import { setUpTheme } from "./theme";

const DEFAULTS = {
  default: "light",
  respectSystem: true,
  switch: true,
  colors: { light: "#ffffff", dark: "#0d151b" },
} as const;
const state = () =>
  `${document.documentElement.dataset.themeChoice} → ${document.documentElement.dataset.theme}`;
const button = () => document.querySelector("[data-color-toggle]");
const click = () =>
  document
    .querySelector<HTMLElement>("[data-color-toggle] svg")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));

describe("the colour mode", () => {
  let media = fakeMedia();
  beforeEach(() => {
    freshDocument(
      '<button data-color-toggle><svg></svg></button><button id="other"></button>',
      '<meta name="theme-color" content="">',
    );
    media = fakeMedia();
  });
  afterEach(() => jest.restoreAllMocks());

  test.each<[string, string | null, Partial<Parameters<typeof setUpTheme>[0]>, boolean, string]>([
    ["follows a light system without a choice", null, {}, false, "system → light"],
    ["follows a dark system without a choice", null, {}, true, "system → dark"],
    ["follows the system when that is the choice", "system", {}, true, "system → dark"],
    ["is the choice, whatever the system", "light", {}, true, "light → light"],
    ["is the choice in a dark system, too", "dark", {}, false, "dark → dark"],
    ["ignores an unknown choice", "sepia", {}, true, "system → dark"],
    [
      "is the site's own where the system does not count",
      null,
      { respectSystem: false, default: "dark" },
      false,
      "dark → dark",
    ],
    [
      "is the site's own, not a system choice stored earlier",
      "system",
      { respectSystem: false },
      true,
      "light → light",
    ],
    [
      "is the choice even where the system does not count",
      "dark",
      { respectSystem: false },
      false,
      "dark → dark",
    ],
    [
      "ignores a choice where there is no switch",
      "dark",
      { switch: false },
      false,
      "system → light",
    ],
  ])("%s", (_, stored, options, dark, expected) => {
    if (stored !== null) localStorage.setItem("theme", stored);
    media.set("(prefers-color-scheme: dark)", dark);
    setUpTheme({ ...DEFAULTS, ...options });
    expect(state()).toBe(expected);
  });

  test("is exposed to browsers and assistive technology", () => {
    localStorage.setItem("theme", "dark");
    setUpTheme(DEFAULTS);
    expect(document.querySelector("meta")?.content).toBe("#0d151b");
    expect([button()?.getAttribute("title"), button()?.getAttribute("aria-label")]).toStrictEqual([
      "dark mode",
      "Switch between dark and light mode (currently dark mode)",
    ]);
  });

  test("is not stored before the reader chooses", () => {
    setUpTheme(DEFAULTS);
    expect(localStorage).toHaveLength(0);
  });

  test("cycles from system to light, dark and system again, and is stored each time", () => {
    media.set("(prefers-color-scheme: dark)", true);
    setUpTheme(DEFAULTS);
    const seen = Array.from({ length: 3 }, () => {
      click();
      return [state(), localStorage.getItem("theme")];
    });
    expect(seen).toStrictEqual([
      ["light → light", "light"],
      ["dark → dark", "dark"],
      ["system → dark", "system"],
    ]);
  });

  test("switches between light and dark when the system's preference does not count", () => {
    setUpTheme({ ...DEFAULTS, respectSystem: false });
    const seen = Array.from({ length: 3 }, () => {
      click();
      return state();
    });
    expect(seen).toStrictEqual(["dark → dark", "light → light", "dark → dark"]);
  });

  test("does not change when something else is clicked", () => {
    setUpTheme(DEFAULTS);
    document.getElementById("other")?.click();
    document.dispatchEvent(new MouseEvent("click"));
    expect([state(), localStorage.length]).toStrictEqual(["system → light", 0]);
  });

  test("follows changes of the system's mode, but does not override a choice", () => {
    setUpTheme(DEFAULTS);
    media.set("(prefers-color-scheme: dark)", true);
    const followed = state();
    click();
    media.set("(prefers-color-scheme: dark)", false);
    media.set("(prefers-color-scheme: dark)", true);
    expect([followed, state()]).toStrictEqual(["system → dark", "light → light"]);
  });

  const change = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));

  test.each<[string, () => void, string | null, string]>([
    ["follows another tab", () => localStorage.setItem("theme", "dark"), "theme", "dark → dark"],
    [
      "is the system's when another tab removes the choice",
      () => localStorage.removeItem("theme"),
      "theme",
      "system → light",
    ],
    [
      "is the system's when another tab clears the storage",
      () => localStorage.clear(),
      null,
      "system → light",
    ],
    [
      "stays when another tab stores something else",
      () => localStorage.setItem("other", "dark"),
      "other",
      "light → light",
    ],
  ])("%s", (_, store, key, expected) => {
    localStorage.setItem("theme", "light");
    setUpTheme(DEFAULTS);
    store();
    change(key);
    expect(state()).toBe(expected);
  });

  const showPage = (persisted: boolean) =>
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

  test("is that of another page, on a page that the browser kept in its cache meanwhile", () => {
    setUpTheme(DEFAULTS);
    localStorage.setItem("theme", "dark");
    showPage(true);
    expect([state(), button()?.getAttribute("title")]).toStrictEqual(["dark → dark", "dark mode"]);
  });

  test("is kept even if it cannot be stored, when it was chosen before the page had loaded", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    setUpTheme(DEFAULTS);
    click();
    showPage(false);
    expect(state()).toBe("light → light");
  });

  test("ignores what another site on the same host stores where readers cannot choose", () => {
    setUpTheme({ ...DEFAULTS, switch: false });
    localStorage.setItem("theme", "dark");
    change("theme");
    expect(state()).toBe("system → light");
  });

  test("does not change when a tab's session storage changes", () => {
    setUpTheme(DEFAULTS);
    sessionStorage.setItem("theme", "dark");
    change("theme");
    expect(state()).toBe("system → light");
  });

  test.each(["DOMContentLoaded", "site:rendered"])(
    "is written on switches that appear with %s",
    (event) => {
      localStorage.setItem("theme", "dark");
      document.body.replaceChildren();
      setUpTheme(DEFAULTS);
      document.body.innerHTML = "<button data-color-toggle></button>";
      document.dispatchEvent(new Event(event));
      expect(button()?.getAttribute("title")).toBe("dark mode");
    },
  );
});
