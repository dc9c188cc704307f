import type { ReactNode } from "react";
import type { TocEntry } from "../../domain/headings";
import * as styles from "./Toc.module.css";

type TocProps = { readonly entries: readonly TocEntry[] };

const TOC_LABEL = "On this page";

/** The table of contents beside the page; `src/early/activeHeading.ts` marks the heading being read. */
export function Toc({ entries }: TocProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <nav className={styles.column} aria-label={TOC_LABEL} data-toc="">
      <p className={styles.title} aria-hidden="true">
        {TOC_LABEL}
      </p>
      <ul className={styles.list}>
        <Entries entries={entries} />
      </ul>
    </nav>
  );
}

/**
 * The same list as a bar above the text on narrow screens: closed at first, always in view, and showing the section being read.
 */
export function MobileToc({ entries }: TocProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <details className={styles.mobile} data-toc="" data-print="hide">
      <summary className={styles.summary} data-toc-bar="">
        {TOC_LABEL}
      </summary>
      <ul className={styles.list}>
        <Entries entries={entries} />
      </ul>
    </details>
  );
}

function Entries({ entries }: TocProps): ReactNode {
  return entries.map(({ id, text, level }) => (
    <li key={id} className={level > 2 ? styles.deep : undefined}>
      <a className={styles.link} href={`#${id}`}>
        {text}
      </a>
    </li>
  ));
}
