import type { ReactNode } from "react";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { LinkList } from "../ui/LinkList";
import * as styles from "./Footer.module.css";

/** The footer: link columns, copyright and the owner's note. Renders nothing when site.yml has no footer. */
export function Footer({ config }: { readonly config: SiteConfig }): ReactNode {
  if (!config.footer) return null;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {config.footer.columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className={styles.title}>{title}</h2>
            <LinkList className={styles.links} links={links} />
          </div>
        ))}
      </div>
      {config.footer.copyright && <p className={styles.note}>{config.footer.copyright}</p>}
      {config.unconfirmed > 0 && config.footer.note && (
        <p className={styles.note}>{config.footer.note}</p>
      )}
    </footer>
  );
}
