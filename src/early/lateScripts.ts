/** A press or a look at one of these says that the reader is about to need the framework. */
const CONTROLS = "a,button,input,select,textarea,summary,[tabindex]";
const INTENTS = ["pointerover", "focusin", "touchstart", "keydown"] as const;

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Loads the framework's scripts late: when the browser is idle after `load`, or at the first sign of intent; over a slow
 * or metered connection only then. The build lists them in `script[data-late]` (`src/build/lateScripts.ts`).
 * @param failed called once when a script does not arrive
 */
export function setUpLateScripts(failed: () => void): void {
  const start = () => {
    const list = document.querySelector("script[data-late]");
    if (!list) return;
    for (const type of INTENTS) document.removeEventListener(type, intend, true);
    list.removeAttribute("data-late");
    for (const source of JSON.parse(list.textContent ?? "[]") as string[]) {
      const script = document.createElement("script");
      script.src = source;
      script.async = false;
      script.onerror = failed;
      document.head.append(script);
    }
  };
  const intend = ({ type, target }: Event) => {
    if (type !== "pointerover" || (target instanceof Element && target.closest(CONTROLS))) start();
  };
  for (const type of INTENTS) document.addEventListener(type, intend, { capture: true, passive: true });
  addEventListener("load", () => {
    if (!isFrugal()) (window.requestIdleCallback ?? setTimeout)(start);
  });
}

/** Is data saving on, or the connection 2g? */
export function isFrugal(): boolean {
  const { saveData = false, effectiveType = "" } = (navigator as { readonly connection?: Connection }).connection ?? {};
  return saveData || effectiveType.includes("2g");
}
