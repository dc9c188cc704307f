import type { ReactNode } from "react";
import { DocumentTree } from "../DocumentTree";
import { Link } from "../ui/Link";
import { Authors, PostInfo, PostTags } from "./PostInfo";
import * as styles from "./PostList.module.css";
import { BLOG_TEXTS } from "./texts";
import type { ListPage, PostSummary } from "./types";

type PostListProps = { readonly posts: readonly PostSummary[]; readonly list: ListPage };

/** Posts with their excerpts, and links to newer and older ones. */
export function PostList({ posts, list }: PostListProps): ReactNode {
  if (posts.length === 0) return <p>{BLOG_TEXTS.noPostsAtAll}</p>;
  return (
    <>
      {posts.map((post) => (
        <article className={styles.post} key={post.path}>
          <h2 className={styles.title}>
            <Link className={styles.link} href={post.path}>
              {post.title}
            </Link>
          </h2>
          <PostInfo date={post.date} minutes={post.minutes} />
          <Authors authors={post.authors} />
          <div className="prose">
            <DocumentTree nodes={post.excerpt} />
          </div>
          <footer className={styles.foot}>
            <PostTags tags={post.tags} />
            {post.truncated && (
              <Link className={styles.more} href={post.path}>
                {BLOG_TEXTS.readMore}
                <span className="visually-hidden"> {BLOG_TEXTS.readMoreSubject(post.title)}</span>
              </Link>
            )}
          </footer>
        </article>
      ))}
      <Pagination {...list} />
    </>
  );
}

/** Links to the newer and older pages of a list. Renders nothing for a single page. */
function Pagination({ page, pages, newer, older }: ListPage): ReactNode {
  if (pages === 1) return null;
  return (
    <nav className={styles.nav} aria-label={BLOG_TEXTS.list}>
      {newer && (
        <Link className={styles.newer} href={newer} rel="prev">
          « {BLOG_TEXTS.newerEntries}
        </Link>
      )}
      <span className={styles.page}>{BLOG_TEXTS.pageOf(page, pages)}</span>
      {older && (
        <Link className={styles.older} href={older} rel="next">
          {BLOG_TEXTS.olderEntries} »
        </Link>
      )}
    </nav>
  );
}
