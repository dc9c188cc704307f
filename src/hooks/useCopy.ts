import { useRef, useState, useTransition } from "react";
import { COPIED_FEEDBACK_MS } from "../domain/constants";

/**
 * Copies text to the clipboard on demand and shows the outcome for a moment: `copied` only when the browser has confirmed it.
 * @param read returns the text; it may fail, or take some time, during which `isAwaited` is true
 */
export function useCopy(read: () => string | Promise<string>) {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isAwaited, start] = useTransition();
  const copy = () =>
    start(async () => {
      setState((await write(read)) ? "copied" : "failed");
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setState("idle"), COPIED_FEEDBACK_MS);
    });
  return [state, copy, isAwaited] as const;
}

async function write(read: () => string | Promise<string>): Promise<boolean> {
  try {
    const text = read();
    if (typeof text === "string") await navigator.clipboard.writeText(text);
    // Safari accepts text that arrives after the click only as a promise passed during the click.
    else await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    return true;
  } catch {
    return false; // no permission, not a secure origin, or the text did not arrive: the button says so
  }
}
