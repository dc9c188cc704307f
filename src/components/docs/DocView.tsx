import type { ReactNode } from "react";
import { usePageText } from "../../hooks/usePageText";
import { DocumentTree } from "../DocumentTree";
import type { PageText } from "../pageText";
import { CopyPage } from "../ui/CopyPage";
import { Link } from "../ui/Link";
import { LinkList } from "../ui/LinkList";
import { Paginator } from "../ui/Paginator";
import { StatusBanner } from "../ui/StatusBanner";
import { MobileToc, Toc } from "../ui/Toc";
import { Breadcrumbs } from "./Breadcrumbs";
import * as styles from "./DocView.module.css";
import { ScrollToTop } from "./ScrollToTop";
import { StatusLine } from "./StatusLine";
import { DOCS_TEXTS } from "./texts";

type Doc = NonNullable<Queries.DocPageTemplateQuery["doc"]>;

type DocViewProps = PageText &
  Pick<Doc, "path" | "breadcrumbs" | "status" | "previous" | "next" | "tags"> &
  Pick<Doc, "lastReviewed" | "lastUpdate" | "editUrl"> & {
    /** The site's tagline, below the title of the start page. */
    readonly tagline?: string;
    /** True for a wide page that leads on to others: no breadcrumbs, no table of contents. */
    readonly home: boolean;
    readonly versionLabel?: string;
    /** Number of values that the site's owner has not confirmed yet. */
    readonly examples: number;
  };

/**
 * A docs page: breadcrumbs, title, banners, content, facts about the page, links to its neighbours, and the table of contents
 * beside it.
 */
export function DocView(doc: DocViewProps): ReactNode {
  const text = usePageText(doc.tree);
  return (
    <div
      className={`${styles.columns} ${doc.home ? styles.home : doc.toc.length === 0 ? styles.wide : ""}`}
    >
      <main className={styles.main}>
        <article>
          <div className={styles.meta}>
            <Breadcrumbs items={doc.breadcrumbs} />
            {!doc.draft && !doc.unlisted && <CopyPage path={doc.path} />}
          </div>
          <h1 className={doc.hideTitle ? "visually-hidden" : styles.title}>
            {doc.heading ?? doc.title}
          </h1>
          {doc.tagline && <p className={styles.tagline}>{doc.tagline}</p>}
          <StatusLine status={doc.status} examples={doc.home ? 0 : doc.examples} />
          <StatusBanner draft={doc.draft} unlisted={doc.unlisted} />
          {!doc.home && <MobileToc entries={doc.toc} />}
          <div className="prose">
            <DocumentTree nodes={text.shown} />
          </div>
          {text.isWhole && (
            <>
              {doc.tags.length > 0 && (
                <LinkList
                  label={DOCS_TEXTS.tags}
                  className={styles.tags}
                  links={doc.tags}
                  linkClass={styles.tag}
                />
              )}
              <DocFooter {...doc} />
            </>
          )}
        </article>
        {text.isWhole && (
          <Paginator texts={DOCS_TEXTS.paginator} previous={doc.previous} next={doc.next} />
        )}
      </main>
      {!doc.home && <Toc entries={doc.toc} />}
      <ScrollToTop />
    </div>
  );
}

function DocFooter({
  lastReviewed,
  lastUpdate,
  editUrl,
  versionLabel,
}: Pick<DocViewProps, "lastReviewed" | "lastUpdate" | "editUrl" | "versionLabel">): ReactNode {
  if (!lastReviewed && !lastUpdate && !editUrl && !versionLabel) return null;
  return (
    <p className={styles.footer}>
      {editUrl && <Link href={editUrl}>{DOCS_TEXTS.edit}</Link>}
      {lastUpdate && (
        <span>
          Last updated
          {lastUpdate.date && (
            <>
              {" on "}
              <time dateTime={lastUpdate.date}>{lastUpdate.date.slice(0, 10)}</time>
            </>
          )}
          {lastUpdate.author && ` by ${lastUpdate.author}`}
        </span>
      )}
      {lastReviewed && (
        <span>
          Facts last reviewed on <time dateTime={lastReviewed}>{lastReviewed}</time>
        </span>
      )}
      {versionLabel && <span className={styles.badge}>{DOCS_TEXTS.version(versionLabel)}</span>}
    </p>
  );
}
