import type { ReactNode } from "react";
import type { TocEntry } from "../../domain/headings";
import { Toc } from "../ui/Toc";
import * as styles from "./BlogFrame.module.css";

type BlogFrameProps = {
  readonly title?: string;
  readonly lead?: ReactNode;
  /** The headings of an article, for its table of contents; a list page has none and spans both columns. */
  readonly toc?: readonly TocEntry[];
  /** True for a page without a menu column, so that its left edge stays the same. */
  readonly alone?: boolean;
  readonly children: ReactNode;
};

/** The main column of a blog page; the title is its only h1. */
export function BlogFrame({
  title,
  lead,
  toc,
  alone = false,
  children,
}: BlogFrameProps): ReactNode {
  const kinds = [styles.columns, alone && styles.alone, !toc && styles.wide];
  return (
    <div className={kinds.filter(Boolean).join(" ")}>
      <main className={styles.main}>
        {title && (
          <header className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {lead && <div className={styles.lead}>{lead}</div>}
          </header>
        )}
        {children}
      </main>
      {toc && <Toc entries={toc} />}
    </div>
  );
}
