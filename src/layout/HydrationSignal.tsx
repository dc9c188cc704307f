import { type ReactNode, useEffect, useState } from "react";

/**
 * Tells the early script that the page inside answers: React has hydrated it, and the state that its first effects set
 * has been rendered. `html` then has `data-hydrated`, and `site:hydrated` is dispatched on the document, once.
 */
export function HydrationSignal({ children }: { readonly children: ReactNode }): ReactNode {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    setSettled(true); // rendered together with what the effects of the children have set
    if (!settled) return;
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event("site:hydrated"));
  }, [settled]);
  return children;
}
