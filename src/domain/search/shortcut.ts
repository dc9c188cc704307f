/** What a key press tells, as the browser's `KeyboardEvent` has it. */
export type KeyPress = {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
};

/** Where a key was pressed: in something that takes text, on the search button, or anywhere else. */
export type KeyPlace = "field" | "button" | "page";

/** `toggle` opens or closes the dialog, `open` opens it, `type` opens it with the key as first letter of the query. */
export type SearchKey = "toggle" | "open" | "type";

/** What a key press means to the search dialog (specification §9); undefined for a key that is not ours. */
export function searchKey(press: KeyPress, place: KeyPlace): SearchKey | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = press;
  if (isComposing || altKey) return undefined;
  if (ctrlKey || metaKey) return isK(press) && !shiftKey ? "toggle" : undefined;
  if (place === "field") return undefined;
  if (key === "/" || (key === " " && place === "button")) return "open";
  return place === "button" && isPrintable(key) ? "type" : undefined;
}

/** Does a key put one character into a field? `F2`, `Enter` and `ArrowUp` do not. */
export function isPrintable(key: string): boolean {
  return [...key].length === 1;
}

/** The K of the layout in use, or the key in its place where the layout has other letters. */
function isK({ key, code }: KeyPress): boolean {
  return key.toLowerCase() === "k" || (code === "KeyK" && key > "\u007f");
}
