import type { ReactNode } from "react";
import { DocumentTree } from "../DocumentTree";
import { Link } from "../ui/Link";
import { Authors, PostInfo, PostTags } from "./PostInfo";
import * as styles from "./PostList.module.css";
import { BLOG_TEXTS } from "./texts";
import type { PostSummary } from "./types";

type PostListProps = { readonly posts: readonly PostSummary[]; readonly newer: string | null; readonly older: string | null };

/** Posts with their opening, and the way to newer and older ones. */
export function PostList({ posts, newer, older }: PostListProps): ReactNode {
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
              <Link className={styles.more} href={post.path} aria-label={BLOG_TEXTS.readMoreAbout(post.title)}>
                {BLOG_TEXTS.readMore}
              </Link>
            )}
          </footer>
        </article>
      ))}
      <nav className={styles.nav} aria-label={BLOG_TEXTS.list}>
        {newer && (
          <Link href={newer} rel="prev">
            « {BLOG_TEXTS.newerEntries}
          </Link>
        )}
        {older && (
          <Link className={styles.older} href={older} rel="next">
            {BLOG_TEXTS.olderEntries} »
          </Link>
        )}
      </nav>
    </>
  );
}
