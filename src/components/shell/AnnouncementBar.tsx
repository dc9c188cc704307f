import type { ReactNode } from "react";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { Icon } from "../ui/Icon";
import { Link } from "../ui/Link";
import * as styles from "./AnnouncementBar.module.css";
import { SHELL_TEXTS } from "./texts";

type AnnouncementBarProps = { readonly config: Pick<SiteConfig, "announcement"> };

/**
 * The announcement of site.yml; it is printed if it cannot be closed. It is always in the HTML; the early script hides it before
 * first paint if the reader has closed it.
 */
export function AnnouncementBar({ config: { announcement } }: AnnouncementBarProps): ReactNode {
  if (!announcement) return null;
  const { id, text, link, closeable } = announcement;
  const href = link?.to ?? link?.href;
  return (
    <aside
      className={styles.bar}
      aria-label="Announcement"
      data-announcement={id}
      {...(closeable && { "data-print": "hide" })}
    >
      <p className={styles.text}>
        {text} {link && href && <Link href={href}>{link.label}</Link>}
      </p>
      {closeable && (
        <button
          type="button"
          className={styles.close}
          aria-label={SHELL_TEXTS.closeAnnouncement}
          data-announcement-close=""
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </aside>
  );
}
