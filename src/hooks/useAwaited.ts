import { useState } from "react";

/**
 * Says while something that the reader has begun is awaited.
 * @param act what to begin; it never rejects. Undefined while there is nothing to do
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
