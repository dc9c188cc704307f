import { isPrintable, type KeyPlace, type KeyPress, searchKey } from "./shortcut";

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: `Key${key.toUpperCase()}`,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});
const ctrl = { ctrlKey: true };
const PLACES: readonly KeyPlace[] = ["field", "button", "page"];

describe("what a key means to search", () => {
  test.each<[string, KeyPress, ReturnType<typeof searchKey>[]]>([
    // pressed in a field, on the button, elsewhere
    ["Ctrl+K", press("k", ctrl), ["toggle", "toggle", "toggle"]],
    ["Cmd+K", press("k", { metaKey: true }), ["toggle", "toggle", "toggle"]],
    ["Ctrl+K with caps lock", press("K", ctrl), ["toggle", "toggle", "toggle"]],
    [
      "Ctrl+K of a Cyrillic layout",
      press("л", { ...ctrl, code: "KeyK" }),
      ["toggle", "toggle", "toggle"],
    ],
    [
      "Ctrl+T where Dvorak has K",
      press("t", { ...ctrl, code: "KeyK" }),
      [undefined, undefined, undefined],
    ],
    [
      "Ctrl+Shift+K, the browser's own",
      press("K", { ...ctrl, shiftKey: true }),
      [undefined, undefined, undefined],
    ],
    ["Ctrl+Alt+K", press("k", { ...ctrl, altKey: true }), [undefined, undefined, undefined]],
    [
      "Ctrl+K within a composition",
      press("k", { ...ctrl, isComposing: true }),
      [undefined, undefined, undefined],
    ],
    ["the slash", press("/"), [undefined, "open", "open"]],
    ["the slash of a German layout", press("/", { shiftKey: true }), [undefined, "open", "open"]],
    ["Ctrl+slash", press("/", ctrl), [undefined, undefined, undefined]],
    ["Alt+slash", press("/", { altKey: true }), [undefined, undefined, undefined]],
    ["a letter", press("s"), [undefined, "type", undefined]],
    ["a capital letter", press("S", { shiftKey: true }), [undefined, "type", undefined]],
    ["a figure", press("7"), [undefined, "type", undefined]],
    ["an emoji", press("🌊"), [undefined, "type", undefined]],
    ["the space bar", press(" "), [undefined, "open", undefined]],
    ["Ctrl+C", press("c", ctrl), [undefined, undefined, undefined]],
    ["F2", press("F2"), [undefined, undefined, undefined]],
    ["Enter", press("Enter"), [undefined, undefined, undefined]],
    ["Escape", press("Escape"), [undefined, undefined, undefined]],
    ["Tab", press("Tab"), [undefined, undefined, undefined]],
    ["a dead key", press("Dead"), [undefined, undefined, undefined]],
  ])("%s", (_, key, expected) => {
    expect(PLACES.map((place) => searchKey(key, place))).toStrictEqual(expected);
  });

  test.each([
    ["a", true],
    ["é", true],
    ["🌊", true],
    [" ", true],
    ["F1", false],
    ["ArrowDown", false],
    ["", false],
  ])("%j is printable: %s", (key, expected) => {
    expect(isPrintable(key)).toBe(expected);
  });
});
