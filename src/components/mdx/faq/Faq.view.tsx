import type { ReactNode } from "react";
import { Heading3 } from "../Heading";

/** Questions and answers. */
export function Faq({ children }: { readonly children?: ReactNode }): ReactNode {
  return <div data-filter-group="">{children}</div>;
}

/** A question as a heading with its own address, which the build gives it, and the answer. */
export function FaqItem({
  q,
  id,
  children,
}: {
  readonly q: string;
  readonly id: string;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <section data-filter-item="">
      <Heading3 id={id}>{q}</Heading3>
      {children}
    </section>
  );
}
