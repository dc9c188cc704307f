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
        <PostRow {...post} key={post.path} />
      ))}
      <Pagination {...list} />
    </>
  );
}

/** A post in a list: its picture beside its facts and its excerpt. */
function PostRow(post: PostSummary): ReactNode {
  const { path, title, date, minutes, image, authors, excerpt, tags, truncated } = post;
  const picture = image?.cover ?? image?.src;
  return (
    <article className={styles.post}>
      {picture && (
        <img
          className={styles.cover}
          src={`${__PATH_PREFIX__}${picture}`}
          alt=""
          width={240}
          height={126}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link className={styles.link} href={path}>
            {title}
          </Link>
        </h2>
        <div className={styles.facts}>
          <PostInfo date={date} minutes={minutes} />
          <Authors authors={authors} compact />
        </div>
        <div className="prose">
          <DocumentTree nodes={excerpt} />
        </div>
        <footer className={styles.foot}>
          <PostTags tags={tags} />
          {truncated && (
            <Link className={styles.more} href={path}>
              {BLOG_TEXTS.readMore}
              <span className="visually-hidden"> {BLOG_TEXTS.readMoreSubject(title)}</span>
            </Link>
          )}
        </footer>
      </div>
    </article>
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
