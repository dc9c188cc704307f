import type { ReactNode } from "react";
import { Link } from "./Link";

type LinkListProps = {
  /** Links as in site.yml: to a page (`to`) or to any address (`href`). */
  readonly links: readonly {
    readonly label: string;
    readonly to?: string | null;
    readonly href?: string | null;
  }[];
  /** Accessible name of the list. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly linkClass?: string | undefined;
};

/** A list of links. */
export function LinkList({ links, label: name, className, linkClass }: LinkListProps): ReactNode {
  return (
    <ul className={className} aria-label={name}>
      {links.map(({ label, to, href }) => (
        <li key={`${label} ${to ?? href}`}>
          <Link className={linkClass} href={to ?? href ?? "/"}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
