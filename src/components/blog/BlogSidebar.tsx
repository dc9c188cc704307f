import type { ReactNode } from "react";
import type { Year } from "../../domain/blog";
import { isSamePath } from "../../domain/routes";
import { Link } from "../ui/Link";
import * as styles from "./BlogSidebar.module.css";
import { BLOG_TEXTS } from "./texts";

type BlogSidebarProps = {
  readonly title: string;
  readonly years: readonly Year<{ readonly path: string; readonly title: string; readonly year: number }>[];
  readonly path: string;
};

/** Every listed post, grouped by year, newest first. */
export function BlogSidebar({ title, years, path }: BlogSidebarProps): ReactNode {
  return (
    <nav className={styles.nav} aria-label={BLOG_TEXTS.sidebar}>
      <h2 className={styles.title}>{title}</h2>
      {years.map(({ year, posts }) => (
        <section key={year} aria-labelledby={`posts-${year}`}>
          <h3 className={styles.year} id={`posts-${year}`}>
            {year}
          </h3>
          <ul className={styles.items}>
            {posts.map((post) => (
              <li key={post.path}>
                <Link className={styles.link} href={post.path} {...(isSamePath(post.path, path) && { "aria-current": "page" as const })}>
                  {post.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
