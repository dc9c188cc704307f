import type { ReactNode } from "react";
import { longDate } from "../../domain/blog";
import { usePageText } from "../../hooks/usePageText";
import { DocumentTree } from "../DocumentTree";
import type { PageText } from "../pageText";
import { Link } from "../ui/Link";
import { Paginator } from "../ui/Paginator";
import { StatusBanner } from "../ui/StatusBanner";
import { BlogFrame } from "./BlogFrame";
import { Authors, PostInfo, PostTags } from "./PostInfo";
import * as styles from "./PostView.module.css";
import { BLOG_TEXTS } from "./texts";
import type { AuthorSummary } from "./types";

type Post = NonNullable<Queries.BlogPostTemplateQuery["post"]>;
type PostViewProps = PageText &
  Pick<Post, "date" | "lastUpdate" | "minutes" | "tags" | "newer" | "older" | "scheduled"> &
  Pick<Post, "editUrl"> & { readonly authors: readonly AuthorSummary[] };

/** A complete post. */
export function PostView(post: PostViewProps): ReactNode {
  const text = usePageText(post.tree);
  return (
    <BlogFrame toc={post.toc}>
      <StatusBanner draft={post.draft} unlisted={post.unlisted} scheduled={post.scheduled} />
      <article>
        <h1 className={post.hideTitle ? "visually-hidden" : styles.title}>
          {post.heading ?? post.title}
        </h1>
        <PostInfo date={post.date} minutes={post.minutes} />
        <Authors authors={post.authors} />
        <div className="prose">
          <DocumentTree nodes={text.shown} />
        </div>
        {text.isWhole && (
          <PostFooter tags={post.tags} lastUpdate={post.lastUpdate} editUrl={post.editUrl} />
        )}
      </article>
      {text.isWhole && (
        <Paginator texts={BLOG_TEXTS.paginator} previous={post.newer} next={post.older} />
      )}
    </BlogFrame>
  );
}

/** The post's tags, its edit link and its last update. Renders nothing without them. */
function PostFooter({
  tags,
  lastUpdate,
  editUrl,
}: Pick<PostViewProps, "tags" | "lastUpdate" | "editUrl">): ReactNode {
  if (tags.length === 0 && !lastUpdate && !editUrl) return null;
  return (
    <footer className={styles.foot}>
      <PostTags tags={tags} />
      {editUrl && <Link href={editUrl}>{BLOG_TEXTS.edit}</Link>}
      {lastUpdate && (
        <span>
          {BLOG_TEXTS.lastUpdated} <time dateTime={lastUpdate}>{longDate(lastUpdate)}</time>
        </span>
      )}
    </footer>
  );
}
