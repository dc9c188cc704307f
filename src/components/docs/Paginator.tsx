import type { ReactNode } from "react";
import type { PageLink } from "../../domain/pagination";
import { Link } from "../ui/Link";
import * as styles from "./Paginator.module.css";
import { DOCS_TEXTS } from "./texts";

type PaginatorProps = { readonly previous: PageLink | null; readonly next: PageLink | null };

/** Previous and next page in reading order; next always stands right. */
export function Paginator({ previous, next }: PaginatorProps): ReactNode {
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
