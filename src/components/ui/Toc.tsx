import { type ReactNode, useRef } from "react";
import type { TocEntry } from "../../domain/headings";
import { useActiveHeading } from "../../hooks/useActiveHeading";
import * as styles from "./Toc.module.css";

type TocProps = { readonly entries: readonly TocEntry[] };

const TOC_LABEL = "On this page";

/** The table of contents beside the page; the heading being read is marked. */
export function Toc({ entries }: TocProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useActiveHeading(list, entries);
  if (entries.length === 0) return null;
  return (
    <nav className={styles.column} aria-label={TOC_LABEL}>
      <p className={styles.title} aria-hidden="true">
        {TOC_LABEL}
      </p>
      <ul className={styles.list} ref={list}>
        <Entries entries={entries} />
      </ul>
    </nav>
  );
}

/** The same list above the page on narrow screens, closed at first. */
export function MobileToc({ entries }: TocProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <details className={styles.mobile} data-print="hide">
      <summary className={styles.summary}>{TOC_LABEL}</summary>
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
