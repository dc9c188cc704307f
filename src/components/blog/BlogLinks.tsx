import type { ReactNode } from "react";
import type { PageLink } from "../../domain/pagination";
import { archivePath, authorsPath, FEED_PATHS, tagsPath } from "../../domain/routes";
import { LinkList } from "../ui/LinkList";
import * as styles from "./BlogLinks.module.css";
import { BLOG_TEXTS } from "./texts";

const PAGES: readonly PageLink[] = [
  { label: BLOG_TEXTS.archive, href: archivePath() },
  { label: BLOG_TEXTS.tagList, href: tagsPath() },
  { label: BLOG_TEXTS.authors, href: authorsPath() },
];
const FEEDS: readonly PageLink[] = [
  { label: "RSS", href: FEED_PATHS.rss },
  { label: "Atom", href: FEED_PATHS.atom },
  { label: "JSON Feed", href: FEED_PATHS.json },
];

/** Links to the blog's other lists. */
export function BlogLinks(): ReactNode {
  return links(BLOG_TEXTS.pages, styles.nav, PAGES);
}

/** Links to the blog's feeds. */
export function FeedLinks(): ReactNode {
  return links(BLOG_TEXTS.feeds, styles.feeds, FEEDS);
}

function links(name: string, className: string | undefined, list: readonly PageLink[]): ReactNode {
  return (
    <nav className={className} aria-label={name}>
      <LinkList className={styles.list} links={list} />
    </nav>
  );
}
