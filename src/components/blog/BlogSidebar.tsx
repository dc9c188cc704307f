import { type ReactNode, useEffect, useState, useTransition } from "react";
import type { MenuPost, MenuYear } from "../../domain/blog";
import { archiveYearPath, isSamePath } from "../../domain/routes";
import { Link } from "../ui/Link";
import * as styles from "./BlogSidebar.module.css";
import { BLOG_TEXTS } from "./texts";

type BlogSidebarProps = {
  readonly title: string;
  readonly years: readonly MenuYear[];
  readonly path: string;
  /** True when years are collapsible, because there are too many posts for one page. */
  readonly folded: boolean;
  /** Fetches the posts that are not in the page; undefined when all are present. */
  readonly fill?: (() => Promise<void>) | undefined;
};

/** Every listed post, grouped by year, newest first. */
export function BlogSidebar({ title, years, path, folded, fill }: BlogSidebarProps): ReactNode {
  const current = years.find(({ posts }) =>
    posts.some((post) => isSamePath(post.path, path)),
  )?.year;
  return (
    <nav className={styles.nav} aria-label={BLOG_TEXTS.sidebar}>
      <p className={styles.title}>{title}</p>
      {years.map((year) =>
        folded ? (
          <FoldedYear
            key={year.year}
            year={year}
            path={path}
            open={year.year === (current ?? years[0]?.year)}
            fill={fill}
          />
        ) : (
          <div key={year.year} role="group" aria-labelledby={`postsOf${year.year}`}>
            <p className={styles.year} id={`postsOf${year.year}`}>
              {year.year}
            </p>
            <Posts posts={year.posts} path={path} />
          </div>
        ),
      )}
    </nav>
  );
}

type FoldedYearProps = {
  readonly year: MenuYear;
  readonly path: string;
  readonly open: boolean;
} & Pick<BlogSidebarProps, "fill">;

/** A year as a native disclosure. It opens when its post becomes the current one; without JavaScript it links to the archive. */
function FoldedYear({
  year: { year, count, posts },
  path,
  open: opens,
  fill,
}: FoldedYearProps): ReactNode {
  const [open, setOpen] = useState(opens);
  const [isAwaited, start] = useTransition();
  useEffect(() => {
    if (opens) setOpen(true);
  }, [opens]);
  return (
    <details
      className={styles.folded}
      open={open}
      aria-busy={isAwaited || undefined}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open && posts.length === 0 && fill) start(fill);
      }}
    >
      <summary className={styles.row}>
        {year} <span className={styles.count}>{BLOG_TEXTS.inYear(count)}</span>
      </summary>
      <Posts posts={posts} path={path} />
      {posts.length < count && (
        <>
          <Link className={styles.link} href={archiveYearPath(year)}>
            {BLOG_TEXTS.allOfYear(count, year)}
          </Link>
          <span className="spinner" data-awaited="" />
        </>
      )}
    </details>
  );
}

function Posts({
  posts,
  path,
}: {
  readonly posts: readonly MenuPost[];
  readonly path: string;
}): ReactNode {
  return (
    <ul className={styles.items}>
      {posts.map((post) => (
        <li key={post.path}>
          <Link
            className={styles.link}
            href={post.path}
            {...(isSamePath(post.path, path) && { "aria-current": "page" as const })}
          >
            {post.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
