import type { ReactNode } from "react";
import { Heading2, Heading3 } from "../Heading";

/** Questions and answers. */
export function Faq({ children }: { readonly children?: ReactNode }): ReactNode {
  return <div data-filter-group="">{children}</div>;
}

/** A question as a heading that can be linked to, with an id from the build, and its answer. */
export function FaqItem({
  q,
  id,
  level,
  children,
}: {
  readonly q: string;
  readonly id: string;
  readonly level?: number;
  readonly children?: ReactNode;
}): ReactNode {
  const Heading = level === 2 ? Heading2 : Heading3;
  return (
    <section data-filter-item="">
      <Heading id={id}>{q}</Heading>
      {children}
    </section>
  );
}
