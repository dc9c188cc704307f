import { useLayoutEffect, useState } from "react";

/** True once a component is interactive. Until then its fields are disabled, so that nothing typed into them is lost. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  return isHydrated;
}
