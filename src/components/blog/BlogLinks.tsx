import type { ReactNode } from "react";
import { archivePath, authorsPath, FEED_PATHS, tagsPath } from "../../domain/routes";
import { Link } from "../ui/Link";
import * as styles from "./BlogLinks.module.css";
import { BLOG_TEXTS } from "./texts";

const PAGES = [
  { label: BLOG_TEXTS.archive, href: archivePath() },
  { label: BLOG_TEXTS.tagList, href: tagsPath() },
  { label: BLOG_TEXTS.authors, href: authorsPath() },
];
const FEEDS = [
  { label: "RSS", href: FEED_PATHS.rss },
  { label: "Atom", href: FEED_PATHS.atom },
  { label: "JSON Feed", href: FEED_PATHS.json },
];

/** Links to the blog's other lists. */
export function BlogLinks(): ReactNode {
  return (
    <nav className={styles.nav} aria-label={BLOG_TEXTS.pages}>
      <Links links={PAGES} />
    </nav>
  );
}

/** Links to the blog's feeds. */
export function FeedLinks(): ReactNode {
  return (
    <nav className={styles.feeds} aria-label={BLOG_TEXTS.feeds}>
      <Links links={FEEDS} />
    </nav>
  );
}

type LinksProps = { readonly links: readonly { readonly label: string; readonly href: string }[] };

function Links({ links }: LinksProps): ReactNode {
  return (
    <ul className={styles.list}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
