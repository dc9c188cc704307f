import type { ReactNode } from "react";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { Link } from "../ui/Link";
import { CloseButton } from "./CloseButton";
import * as styles from "./IncidentBar.module.css";
import { SHELL_TEXTS } from "./texts";

type IncidentBarProps = { readonly incident: NonNullable<SiteConfig["incident"]> };

/**
 * The incident from `content/incident.yml`, above everything else. If the reader has closed it, the early script hides it before
 * first paint.
 */
export function IncidentBar({
  incident: { title, text, link, closeable },
}: IncidentBarProps): ReactNode {
  const href = link?.to ?? link?.href;
  return (
    <aside className={styles.bar} aria-label={SHELL_TEXTS.incident} data-incident="">
      <p className={styles.text}>
        <strong>{title}</strong> {text} {link && href && <Link href={href}>{link.label}</Link>}
      </p>
      {closeable && <CloseButton label={SHELL_TEXTS.closeIncident} data-incident-close="" />}
    </aside>
  );
}
