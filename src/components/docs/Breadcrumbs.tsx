import type { ReactNode } from "react";
import { Icon } from "../ui/Icon";
import { Link } from "../ui/Link";
import * as styles from "./Breadcrumbs.module.css";
import { DOCS_TEXTS } from "./texts";

type BreadcrumbsProps = {
  readonly items: readonly { readonly label: string; readonly href: string | null }[];
};

/** The breadcrumbs: home, the categories above, and the page itself as plain text. */
export function Breadcrumbs({ items }: BreadcrumbsProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <nav aria-label={DOCS_TEXTS.breadcrumbs}>
      <ul className={styles.list}>
        <li className={styles.item}>
          <Link className={styles.link} href="/" aria-label={DOCS_TEXTS.home}>
            <Icon name="home" size={16} />
          </Link>
        </li>
        {items.map(({ label, href }, index) => (
          <li className={styles.item} key={`${label}-${href}`}>
            {href && index < items.length - 1 ? (
              <Link className={styles.link} href={href}>
                {label}
              </Link>
            ) : (
              <span {...(index === items.length - 1 && { "aria-current": "page" as const })}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
