import { type ReactNode, useEffect, useState } from "react";

/**
 * Tells the early script that the page inside is interactive: React has hydrated it, and the state set by its first effects has
 * been rendered. `html` then has `data-hydrated`, and `site:hydrated` is dispatched on the document, once.
 */
export function HydrationSignal({ children }: { readonly children: ReactNode }): ReactNode {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    setSettled(true); // rendered together with what the children's effects have set
    if (!settled) return;
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event("site:hydrated"));
  }, [settled]);
  return children;
}
