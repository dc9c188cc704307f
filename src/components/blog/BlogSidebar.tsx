import type { ReactNode } from "react";
import type { Year } from "../../domain/blog";
import { isSamePath } from "../../domain/routes";
import { Link } from "../ui/Link";
import * as styles from "./BlogSidebar.module.css";
import { BLOG_TEXTS } from "./texts";

type BlogSidebarProps = {
  readonly title: string;
  readonly years: readonly Year<{ readonly path: string; readonly title: string }>[];
  readonly path: string;
};

/** Every listed post, grouped by year, newest first. */
export function BlogSidebar({ title, years, path }: BlogSidebarProps): ReactNode {
  return (
    <nav className={styles.nav} aria-label={BLOG_TEXTS.sidebar}>
      <p className={styles.title}>{title}</p>
      {years.map(({ year, posts }) => (
        <div key={year} role="group" aria-labelledby={`postsOf${year}`}>
          <p className={styles.year} id={`postsOf${year}`}>
            {year}
          </p>
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
        </div>
      ))}
    </nav>
  );
}
