import type { ReactNode } from "react";
import type { TreeNode } from "../../domain/documentTree";
import type { TocEntry } from "../../domain/headings";
import type { PageLink } from "../../domain/pagination";
import { DocumentTree } from "../DocumentTree";
import { Link } from "../ui/Link";
import { StatusBanner } from "../ui/StatusBanner";
import { MobileToc, Toc } from "../ui/Toc";
import { Breadcrumbs } from "./Breadcrumbs";
import * as styles from "./DocView.module.css";
import { Paginator } from "./Paginator";
import { ScrollToTop } from "./ScrollToTop";
import { DOCS_TEXTS } from "./texts";
import { VersionBadge } from "./VersionBadge";

export type DocViewProps = {
  readonly title: string;
  readonly hideTitle: boolean;
  readonly tree: readonly TreeNode[];
  readonly toc: readonly TocEntry[];
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string | null }[];
  readonly versionLabel?: string;
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly example: boolean;
  readonly lastReviewed: string | null;
  readonly editUrl: string | null;
};

/** A docs page: banners, breadcrumbs, version, contents, neighbours, and the table of contents beside it. */
export function DocView(doc: DocViewProps): ReactNode {
  return (
    <div className={styles.columns}>
      <main className={styles.main}>
        <StatusBanner draft={doc.draft} unlisted={doc.unlisted} example={doc.example} />
        <article>
          <div className={styles.meta}>
            <Breadcrumbs items={doc.breadcrumbs} />
            {doc.versionLabel && <VersionBadge label={doc.versionLabel} />}
          </div>
          <MobileToc entries={doc.toc} />
          <h1 className={doc.hideTitle ? "visually-hidden" : styles.title}>{doc.title}</h1>
          <div className="prose">
            <DocumentTree nodes={doc.tree} />
          </div>
          <DocFooter lastReviewed={doc.lastReviewed} editUrl={doc.editUrl} />
        </article>
        <Paginator previous={doc.previous} next={doc.next} />
        <ScrollToTop />
      </main>
      <Toc entries={doc.toc} />
    </div>
  );
}

function DocFooter({ lastReviewed, editUrl }: Pick<DocViewProps, "lastReviewed" | "editUrl">): ReactNode {
  if (!lastReviewed && !editUrl) return null;
  return (
    <p className={styles.footer}>
      {editUrl && <Link href={editUrl}>{DOCS_TEXTS.edit}</Link>}
      {lastReviewed && (
        <span>
          Facts last reviewed on <time dateTime={lastReviewed}>{lastReviewed}</time>
        </span>
      )}
    </p>
  );
}
