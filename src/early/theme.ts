import { on } from "../state/signals";
import { readStored, writeStored } from "../state/storage";
import { onClick } from "./onClick";

const KEY = "theme";
type Choice = "light" | "dark" | "system";

/**
 * Colour mode: applied before first paint, cycled by every `[data-color-toggle]`, stored under `theme`, the same in all tabs. Print
 * is always light.
 */
export function setUpTheme(options: typeof SITE_EARLY.colorMode): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const paper = matchMedia("print");
  const order: readonly Choice[] = options.respectSystem
    ? ["system", "light", "dark"]
    : [options.default, options.default === "light" ? "dark" : "light"];
  const read = () => order.indexOf((options.switch ? readStored(KEY) : null) as Choice);
  let at = 0;
  const show = () => {
    const choice = order[at] ?? options.default;
    const isDark = choice === "dark" || (choice === "system" && system.matches);
    const theme = isDark && !paper.matches ? "dark" : "light";
    Object.assign(document.documentElement.dataset, { theme, themeChoice: choice });
    document.querySelector("[name=theme-color]")?.setAttribute("content", options.colors[theme]);
    for (const button of document.querySelectorAll<HTMLElement>("[data-color-toggle]")) {
      button.title = `${choice} mode`;
      button.ariaLabel = `Switch between dark and light mode (currently ${choice} mode)`;
    }
  };
  const readAgain = () => {
    at = Math.max(0, read());
    show();
  };
  readAgain();
  document.addEventListener("DOMContentLoaded", show);
  on("site:navigated", show);
  system.addEventListener("change", show);
  paper.addEventListener("change", show);
  addEventListener("storage", readAgain); // chosen in another tab
  addEventListener("pageshow", readAgain); // or on another page while the browser kept this one in its cache
  onClick("[data-color-toggle]", () => {
    at = (at + 1) % order.length;
    writeStored(KEY, order[at] ?? "");
    show();
  });
}
