import { type ReactNode, useEffect, useState } from "react";
import { send } from "../state/signals";

/** Says that the page inside is interactive: React has hydrated it, and has rendered the state that its first effects set. */
export function HydrationSignal({ children }: { readonly children: ReactNode }): ReactNode {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    setSettled(true); // rendered together with what the children's effects have set
    if (!settled) return;
    document.documentElement.dataset.hydrated = "";
    send("site:hydrated");
  }, [settled]);
  return children;
}
