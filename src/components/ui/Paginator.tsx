import type { ReactNode } from "react";
import type { PageLink } from "../../domain/pagination";
import { Link } from "./Link";
import * as styles from "./Paginator.module.css";

type PaginatorProps = {
  readonly texts: { readonly name: string; readonly previous: string; readonly next: string };
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
};

/** Links to the previous and the next page in reading order; next is always on the right. Nothing for a page outside that order. */
export function Paginator({ texts, previous, next }: PaginatorProps): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav className={styles.nav} aria-label={texts.name}>
      {previous && (
        <Link className={styles.link} href={previous.href} rel="prev">
          <span className={styles.hint}>{texts.previous}</span>
          <span className={styles.label}>« {previous.label}</span>
        </Link>
      )}
      {next && (
        <Link className={`${styles.link} ${styles.next}`} href={next.href} rel="next">
          <span className={styles.hint}>{texts.next}</span>
          <span className={styles.label}>{next.label} »</span>
        </Link>
      )}
    </nav>
  );
}
