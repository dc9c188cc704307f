import type { ReactNode } from "react";

/** Marks the end of a post's excerpt; shows nothing. */
export function Truncate(): ReactNode {
  return null;
}
