import type { ReactNode } from "react";
import type { TreeNode } from "../domain/documentTree";
import type { TocEntry } from "../domain/headings";
import { DocumentTree } from "./DocumentTree";
import * as styles from "./PageView.module.css";
import { StatusBanner } from "./ui/StatusBanner";
import { MobileToc, Toc } from "./ui/Toc";

type PageViewProps = {
  readonly title: string;
  readonly hideTitle: boolean;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly tree: readonly TreeNode[];
  readonly toc: readonly TocEntry[];
};

/** A page outside docs and blog: banners, title, contents. */
export function PageView({ title, hideTitle, draft, unlisted, tree, toc }: PageViewProps): ReactNode {
  return (
    <div className={styles.columns}>
      <main className={styles.main}>
        <StatusBanner draft={draft} unlisted={unlisted} />
        <MobileToc entries={toc} />
        <h1 className={hideTitle ? "visually-hidden" : styles.title}>{title}</h1>
        <div className="prose">
          <DocumentTree nodes={tree} />
        </div>
      </main>
      <Toc entries={toc} />
    </div>
  );
}
