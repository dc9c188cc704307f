import type { ReactNode } from "react";
import type { TocEntry } from "../../domain/headings";
import { Toc } from "../ui/Toc";
import * as styles from "./BlogFrame.module.css";

type BlogFrameProps = { readonly title?: string; readonly lead?: ReactNode; readonly toc?: readonly TocEntry[]; readonly children: ReactNode };

/** Main column of a blog page; the title is its only h1. */
export function BlogFrame({ title, lead, toc = [], children }: BlogFrameProps): ReactNode {
  return (
    <div className={styles.columns}>
      <main className={styles.main}>
        {title && (
          <header className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {lead && <div className={styles.lead}>{lead}</div>}
          </header>
        )}
        {children}
      </main>
      <Toc entries={toc} />
    </div>
  );
}
