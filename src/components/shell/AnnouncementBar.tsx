import type { ReactNode } from "react";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { Link } from "../ui/Link";
import * as styles from "./AnnouncementBar.module.css";
import { CloseButton } from "./CloseButton";
import { SHELL_TEXTS } from "./texts";

type AnnouncementBarProps = { readonly announcement: NonNullable<SiteConfig["announcement"]> };

/**
 * The announcement bar; it is printed if it cannot be closed. It is always in the HTML; the early script hides it before first
 * paint if the reader has closed it.
 */
export function AnnouncementBar({
  announcement: { id, text, link, closeable },
}: AnnouncementBarProps): ReactNode {
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
        <CloseButton label={SHELL_TEXTS.closeAnnouncement} data-announcement-close="" />
      )}
    </aside>
  );
}
