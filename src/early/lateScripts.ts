import { isFrugal } from "../state/connection";
import { whenIdle } from "../state/whenIdle";
import { isTargetHidden } from "./hashTarget";
import type { ScriptAddress } from "./trustedScripts";

/** Pointing at or pressing one of these controls means that the reader is about to need the framework. */
const CONTROLS = "a,button,input,select,textarea,summary,[data-readout]";
/** Links that only lead to another page; other links open the search dialog or a tab. */
const PAGE_LINK = "a[href]:not([href^='#'],[data-search-button],[data-replay])";
/** How long the pointer rests on a link before it counts, in milliseconds: it merely passes over many links. */
const LINK_REST_MS = 65;
/**
 * Elements that only React can complete, such as a calculator. React is loaded when one is visible, or within a window's height
 * while the reader scrolls.
 */
const LIVE_PARTS = "[data-live]";
const INTENTS = ["pointerover", "focusin", "touchstart", "keydown"] as const;

/** What the build writes into `template[data-late]`, as JSON (`plugins/site-seal/sealPage.ts`). */
type Late = {
  /** Webpack's hash of the build, for `___webpackCompilationHash`. */
  readonly build: string;
  readonly scripts: readonly string[];
};

/**
 * Loads the framework's scripts when the reader needs them and not before, since most readers only read: when the pointer is on a
 * control, on focus, on a touch of a control, on a key, when a live part is about to come into view, or for an address that asks
 * for more than the page (a hash may lead into a tab, a query belongs to a search or a filter). Over a slow or metered
 * connection, a live part does not count, nor does a hash whose target is visible. Until React follows links, the browser may
 * load their pages ahead. A page without `template[data-late]`, as in development, loads the scripts itself.
 * @param started called once, when the scripts begin to load
 * @param failed called for each script that cannot be loaded
 */
export function setUpLateScripts(
  scriptAddress: ScriptAddress,
  started: () => void,
  failed: () => void,
): void {
  const loadNothingAhead = () => document.querySelector("script[data-ahead]")?.remove();
  if (isFrugal()) loadNothingAhead();
  document.addEventListener("site:hydrated", loadNothingAhead);
  const start = () => {
    const late = document.querySelector<HTMLTemplateElement>("template[data-late]");
    if (!late) return;
    for (const type of INTENTS) document.removeEventListener(type, intend, true);
    late.remove();
    const { build, scripts }: Late = JSON.parse(late.content.textContent ?? "");
    window.___webpackCompilationHash = build;
    window.___chunkMapping = {};
    for (const address of scripts) load(address);
    started();
  };
  const load = (address: string) => {
    const script = document.createElement("script");
    script.onerror = () => failed();
    script.src = scriptAddress(address);
    document.body.append(script);
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const intend = (event: Event) => {
    clearTimeout(rest);
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    if (control?.matches(PAGE_LINK) && isTap(event, control)) return;
    if (event.type === "pointerover" && control?.matches("a"))
      rest = setTimeout(start, LINK_REST_MS);
    else if (control || event.type === "keydown") start();
  };
  for (const type of INTENTS)
    document.addEventListener(type, intend, { capture: true, passive: true });
  addEventListener("load", () => {
    const isMore = location.search !== "" || (isFrugal() ? isTargetHidden() : location.hash !== "");
    if (isMore) whenIdle(start);
    else if (!isFrugal()) {
      const parts = document.querySelectorAll(LIVE_PARTS);
      whenNear(parts, "0%", start);
      addEventListener("scroll", () => whenNear(parts, "100%", start), { once: true });
    }
  });
}

/**
 * True for a touch on a link, and for the focus that a press gives it: the browser is about to leave the page, or the reader is
 * scrolling, so the framework would only take bandwidth from the next page.
 */
function isTap(event: Event, link: Element): boolean {
  if (event.type === "focusin") return !link.matches(":focus-visible");
  return event.type === "touchstart" || (event as PointerEvent).pointerType === "touch";
}

/** @param ahead margin around the window in which an element counts as near, upwards and downwards */
function whenNear(parts: Iterable<Element>, ahead: string, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `${ahead} 0%` },
  );
  for (const part of parts) observer.observe(part);
}
