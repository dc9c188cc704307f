import { TRUSTED_TYPES } from "../domain/securityPolicy";
import { isFrugal } from "../state/connection";
import { hashTarget } from "../state/hashTarget";
import { on } from "../state/signals";

/**
 * Pointing at or pressing one of these controls means that the reader is about to need the framework. Other links only lead to
 * another page, which loading it would delay.
 */
const CONTROLS =
  "button,input,select,textarea,summary,[data-search-button],[data-replay],[data-readout],[data-live]";

/** What the build writes into `template[data-late]`: webpack's hash of the build and the scripts' addresses (`plugins/site-seal/sealPage.ts`). */
type Late = { readonly build: string; readonly scripts: readonly string[] };

/**
 * Loads the framework's scripts when the reader needs them and not before, since most readers only read: for a pointer on a
 * control, a press, a key, an address that asks for more than the page, or a part that only React completes (`data-live`) once it
 * is seen; not for such a part over a slow or metered connection.
 * @param allowed addresses of scripts outside the site that pages may load
 */
export function setUpLateScripts(allowed: readonly string[]): void {
  const scriptUrl = createScriptUrl(allowed);
  const start = () => {
    const late = document.querySelector<HTMLTemplateElement>("template[data-late]");
    if (!late) return; // begun before, or in development, where the page loads its scripts itself
    const { build, scripts }: Late = JSON.parse(late.content.textContent ?? "");
    late.remove();
    const { pagePath } = document.documentElement.dataset;
    Object.assign(window, { pagePath, ___webpackCompilationHash: build, ___chunkMapping: {} }); // for Gatsby
    for (const address of scripts) {
      const script = document.createElement("script");
      script.src = scriptUrl(address);
      document.body.append(script);
    }
  };
  const intend = ({ type, target }: Event) => {
    if (type === "keydown" || (target instanceof Element && target.closest(CONTROLS))) start();
  };
  for (const type of ["pointerover", "touchstart", "click", "keydown"])
    document.addEventListener(type, intend, { capture: true, passive: true });
  // Until React follows links, the browser may load their pages ahead (`SpeculationRules.tsx`).
  const loadNothingAhead = () => document.querySelector("script[data-ahead]")?.remove();
  on("site:hydrated", loadNothingAhead);
  // A heading in a fold is the browser's; one in a later tab is only shown by React.
  const showTarget = () => {
    const target = hashTarget(location.hash);
    if (!target || target.checkVisibility()) return;
    start();
    on("site:hydrated", () => target.scrollIntoView());
  };
  addEventListener("hashchange", showTarget);
  addEventListener("load", () => {
    if (location.search !== "") start();
    showTarget();
    if (isFrugal()) return loadNothingAhead();
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    });
    for (const part of document.querySelectorAll("[data-live]")) seen.observe(part);
  });
}

/** Makes addresses of this site's scripts that browsers with Trusted Types accept; scripts of other sites set theirs as plain strings. */
function createScriptUrl(allowed: readonly string[]): (address: string) => string {
  const { trustedTypes } = window;
  const ofOthers = (address: string) => (allowed.includes(address) ? address : "");
  if (allowed.length > 0) trustedTypes?.createPolicy("default", { createScriptURL: ofOthers });
  const own = (address: string) => new URL(address, origin).origin === origin;
  const policy = { createScriptURL: (address: string) => (own(address) ? address : "") };
  const trusted = trustedTypes?.createPolicy(TRUSTED_TYPES.early, policy) ?? policy;
  return (address) => trusted.createScriptURL(address);
}
