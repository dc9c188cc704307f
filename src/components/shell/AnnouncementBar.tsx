import type { ReactNode } from "react";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { Icon } from "../ui/Icon";
import { Link } from "../ui/Link";
import * as styles from "./AnnouncementBar.module.css";
import { SHELL_TEXTS } from "./texts";

type AnnouncementBarProps = { readonly config: Pick<SiteConfig, "announcement" | "incident"> };

/**
 * The announcement of site.yml, or the incident in its place while `incident.yml` exists; it is printed if it cannot be closed. It
 * is always in the HTML; the early script hides it before first paint if the reader has closed it.
 */
export function AnnouncementBar({
  config: { announcement, incident },
}: AnnouncementBarProps): ReactNode {
  const message = incident ?? announcement;
  if (!message) return null;
  const { id, text, link, closeable } = message;
  const href = link?.to ?? link?.href;
  return (
    <aside
      className={incident ? `${styles.bar} ${styles.incident}` : styles.bar}
      aria-label="Announcement"
      data-announcement={id}
      {...(closeable && { "data-print": "hide" })}
    >
      <p className={styles.text}>
        {incident && <strong>{incident.title}</strong>} {text}{" "}
        {link && href && <Link href={href}>{link.label}</Link>}
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
