import { fieldOf } from "./modalDialog";

/** Keys that act on the field wherever the focus is; other keys belong to the control that has the focus. */
const FOR_FIELD = new Set(["ArrowDown", "ArrowUp", "Backspace"]);

const CONTROLS = "a[href],button,input";

/**
 * Keeps the dialog responsive, whatever was pressed or removed in it: the focus returns when the element that had it is gone, and
 * keys meant for the field reach it. Returns the function that ends this.
 */
export function keepListening(dialog: HTMLElement): () => void {
  const field = fieldOf(dialog);
  if (!field) return () => {};
  const listening = new AbortController();

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    if (target === field || isComposing || ctrlKey || metaKey || altKey) return;
    const isOutside = !(target instanceof Node && dialog.contains(target));
    const isControl = !isOutside && target instanceof Element && target.matches(CONTROLS);
    const isText = [...key].length === 1 && !(isControl && key === " ");
    if (!isOutside && !isText && !FOR_FIELD.has(key) && (isControl || key !== "Enter")) return;
    field.focus({ preventScroll: true }); // the browser then types the key into it
    if (isText || key === "Backspace") return;
    event.preventDefault();
    event.stopPropagation();
    field.dispatchEvent(
      new KeyboardEvent("keydown", { key, code: event.code, bubbles: true, cancelable: true }),
    );
  };
  document.addEventListener("keydown", onKeyDown, { capture: true, signal: listening.signal });

  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) field.focus({ preventScroll: true });
  });
  observer.observe(dialog, { childList: true, subtree: true });
  listening.signal.addEventListener("abort", () => observer.disconnect());
  return () => listening.abort();
}
