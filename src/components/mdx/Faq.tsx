import type { ReactNode } from "react";
import { slugify } from "../../domain/slugs";
import { Heading3 } from "./Heading";

/** Questions and answers. */
export function Faq({ children }: { readonly children?: ReactNode }): ReactNode {
  return <div data-filter-group="">{children}</div>;
}

/** A question as a heading with its own address, and the answer. */
export function FaqItem({ q, children }: { readonly q: string; readonly children?: ReactNode }): ReactNode {
  return (
    <section data-filter-item="">
      <Heading3 id={slugify(q)}>{q}</Heading3>
      {children}
    </section>
  );
}
