import type { ReactNode } from "react";
import { usePageText } from "../hooks/usePageText";
import { DocumentTree } from "./DocumentTree";
import * as styles from "./PageView.module.css";
import type { PageText } from "./pageText";
import { StatusBanner } from "./ui/StatusBanner";
import { MobileToc, Toc } from "./ui/Toc";

type PageViewProps = PageText & {
  /** The site's tagline, below the title of the start page. */
  readonly tagline?: string;
};

/** A page that is neither docs nor blog: banners, title, content. */
export function PageView({
  title,
  heading,
  hideTitle,
  tagline,
  draft,
  unlisted,
  tree,
  toc,
}: PageViewProps): ReactNode {
  return (
    <div className={styles.columns}>
      <main className={styles.main}>
        <h1 className={hideTitle ? "visually-hidden" : styles.title}>{heading ?? title}</h1>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        <StatusBanner draft={draft} unlisted={unlisted} />
        <MobileToc entries={toc} />
        <div className="prose">
          <DocumentTree nodes={usePageText(tree).shown} />
        </div>
      </main>
      <Toc entries={toc} />
    </div>
  );
}
