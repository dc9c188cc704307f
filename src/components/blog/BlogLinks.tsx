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

/** Links to the blog's other lists and its feeds. */
export function BlogLinks(): ReactNode {
  return (
    <nav className={styles.nav} aria-label={BLOG_TEXTS.pages}>
      <Links links={PAGES} />
      <Links links={FEEDS} label={BLOG_TEXTS.feeds} />
    </nav>
  );
}

function Links({
  links,
  label,
}: {
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly label?: string;
}): ReactNode {
  return (
    <ul className={styles.list} {...(label && { "aria-label": label })}>
      {links.map(({ label: text, href }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
