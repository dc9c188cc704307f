import type { ReactNode } from "react";
import type { PageLink } from "../../domain/pagination";
import { Link } from "../ui/Link";
import * as styles from "./Paginator.module.css";
import { DOCS_TEXTS } from "./texts";

type PaginatorProps = { readonly previous: PageLink | null; readonly next: PageLink | null };

/** Links to the previous and the next page in reading order; next is always on the right. Nothing for a page outside that order. */
export function Paginator({ previous, next }: PaginatorProps): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav className={styles.nav} aria-label={DOCS_TEXTS.pages}>
      {previous && (
        <Link className={styles.link} href={previous.href} rel="prev">
          <span className={styles.hint}>{DOCS_TEXTS.previous}</span>
          <span className={styles.label}>« {previous.label}</span>
        </Link>
      )}
      {next && (
        <Link className={`${styles.link} ${styles.next}`} href={next.href} rel="next">
          <span className={styles.hint}>{DOCS_TEXTS.next}</span>
          <span className={styles.label}>{next.label} »</span>
        </Link>
      )}
    </nav>
  );
}
