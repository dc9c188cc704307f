import type { ReactNode } from "react";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { Icon } from "../ui/Icon";
import { Link } from "../ui/Link";
import * as styles from "./AnnouncementBar.module.css";
import { SHELL_TEXTS } from "./texts";

type AnnouncementBarProps = { readonly announcement: NonNullable<SiteConfig["announcement"]> };

/** Always in the HTML; the early script hides it before first paint when this reader has closed this id. */
export function AnnouncementBar({ announcement: { id, text, link, closeable } }: AnnouncementBarProps): ReactNode {
  const href = link?.to ?? link?.href;
  return (
    <aside className={styles.bar} aria-label="Announcement" data-announcement={id} data-print="hide">
      <p className={styles.text}>
        {text} {link && href && <Link href={href}>{link.label}</Link>}
      </p>
      {closeable && (
        <button type="button" className={styles.close} aria-label={SHELL_TEXTS.closeAnnouncement} data-announcement-close="">
          <Icon name="close" size={16} />
        </button>
      )}
    </aside>
  );
}
