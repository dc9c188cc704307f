/** What matters here of a browser's event. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing"
>;

/** Where a key was pressed: in something that takes text, on the search button, or anywhere else. */
export type KeyPlace = "field" | "button" | "page";

/** `toggle` opens or closes the dialog, `open` opens it, `type` opens it with the key as the query's first character. */
export type SearchKey = "toggle" | "open" | "type";

/** The search dialog's action for a key press; undefined for other keys. */
export function searchKey(press: KeyPress, place: KeyPlace): SearchKey | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = press;
  if (isComposing || altKey) return undefined;
  if (ctrlKey || metaKey) return isK(press) && !shiftKey ? "toggle" : undefined;
  if (place === "field") return undefined;
  if (key === "/" || (key === " " && place === "button")) return "open";
  return place === "button" && isPrintable(key) ? "type" : undefined;
}

/** True for a key that types one character, unlike `F2`, `Enter` and `ArrowUp`. */
export function isPrintable(key: string): boolean {
  return [...key].length === 1;
}

/** The K of the layout in use, or the key in its position if the layout has other letters. */
function isK({ key, code }: KeyPress): boolean {
  return key.toLowerCase() === "k" || (code === "KeyK" && key > "\u007f");
}
