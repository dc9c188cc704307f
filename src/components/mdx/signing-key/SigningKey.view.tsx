import type { ReactNode } from "react";

/** The key that signs the list of official links, and how to use it: its children, made by the build. */
export function SigningKey({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
