import type { ReactNode } from "react";

type ListProps = { readonly children?: ReactNode };

/** Cards of the pages around: its children, made by the build. */
export function DocCardList({ children }: ListProps): ReactNode {
  return children;
}

/** The headings of the page: its children, made by the build. */
export function TOCInline({ children }: ListProps): ReactNode {
  return children;
}
