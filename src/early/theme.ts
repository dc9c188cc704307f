import { readStored, writeStored } from "../state/storage";

const KEY = "theme";
type Choice = "light" | "dark" | "system";
type Options = typeof SITE_EARLY.colorMode;

/**
 * Colour mode: applied before first paint, cycled by every `[data-color-toggle]`, stored under `theme`, synchronised across tabs
 * and pages in the browser's cache.
 */
export function setUpTheme(options: Options): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  let choice = options.switch ? parse(readStored(KEY), options) : parse(null, options);

  const paper = matchMedia("print");
  let isPrinting = false;

  const show = () => {
    const shown = choice === "system" ? (system.matches ? "dark" : "light") : choice;
    const effective = isPrinting || paper.matches ? "light" : shown; // print is always light
    const root = document.documentElement;
    root.dataset.theme = effective;
    root.dataset.themeChoice = choice;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", options.colors[effective]);
    for (const button of document.querySelectorAll("[data-color-toggle]")) {
      button.setAttribute("title", `${choice} mode`);
      button.setAttribute(
        "aria-label",
        `Switch between dark and light mode (currently ${choice} mode)`,
      );
    }
  };

  show();
  document.addEventListener("DOMContentLoaded", show);
  document.addEventListener("site:rendered", show);
  system.addEventListener("change", show);
  paper.addEventListener("change", show);
  for (const [event, printing] of [
    ["beforeprint", true],
    ["afterprint", false],
  ] as const)
    addEventListener(event, () => {
      isPrinting = printing;
      show();
    });
  if (!options.switch) return; // a stored value belongs to another site on this host
  const readAgain = () => {
    choice = parse(readStored(KEY), options);
    show();
  };
  // Chosen in another tab, or on another page while the browser kept this one in its cache. When storage is cleared, the event
  // has no key.
  addEventListener("storage", (event) => {
    if (event.key === KEY || event.key === null) readAgain();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) readAgain();
  });
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-color-toggle]")) return;
    choice = next(choice, options.respectSystem);
    writeStored(KEY, choice);
    show();
  });
}

function parse(stored: string | null, { default: initial, respectSystem }: Options): Choice {
  if (stored === "light" || stored === "dark") return stored;
  return respectSystem ? "system" : initial;
}

/** system → light → dark → system where the system's preference counts, otherwise light ↔ dark. */
function next(choice: Choice, respectSystem: boolean): Choice {
  if (choice === "system") return "light";
  if (choice === "light") return "dark";
  return respectSystem ? "system" : "light";
}
