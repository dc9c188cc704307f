import { useState } from "react";

/**
 * Runs something that the reader has started, and says while it is still pending.
 * @param act what to run; it must never reject. Undefined while there is nothing to do
 */
export function useAwaited(
  act: (() => Promise<void>) | undefined,
): readonly [isAwaited: boolean, begin: () => void] {
  const [awaited, setAwaited] = useState(0);
  const begin = () => {
    if (!act) return;
    setAwaited((count) => count + 1);
    void act().then(() => setAwaited((count) => count - 1));
  };
  return [awaited > 0, begin];
}
