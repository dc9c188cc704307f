import type { ReactNode } from "react";
import { MENU_ID } from "../../domain/shellIds";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { Icon } from "../ui/Icon";
import { LinkList } from "../ui/LinkList";
import { Brand } from "./Brand";
import { ColorModeToggle } from "./ColorModeToggle";
import { LanguageMenu } from "./LanguageMenu";
import { MenuLinks } from "./Navbar";
import * as styles from "./SiteMenu.module.css";
import { SocialLinks } from "./SocialLinks";
import { SHELL_TEXTS } from "./texts";

type SiteMenuProps = {
  readonly config: SiteConfig;
  readonly path: string;
  readonly inDocs: boolean;
  /** The docs sidebar or the post list: a column on desktops, the secondary menu of the panel on phones. */
  readonly secondary?: ReactNode;
};

/**
 * One element with two layouts: above 996 px only the secondary menu is shown, as the sidebar column; below, all of it
 * is a popover that slides in.
 */
export function SiteMenu({ config, path, inDocs, secondary }: SiteMenuProps): ReactNode {
  return (
    <div
      className={styles.panel}
      id={MENU_ID}
      data-menu-view={secondary ? "secondary" : "primary"}
      popover="auto"
      suppressHydrationWarning
    >
      <nav className={styles.menu} aria-label={SHELL_TEXTS.menu}>
        <div className={styles.head}>
          <Brand className={styles.brand} config={config} />
          {config.colorMode.switch && <ColorModeToggle />}
          <button
            type="button"
            className={styles.close}
            aria-label={SHELL_TEXTS.closeMenu}
            popoverTarget={MENU_ID}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.primary} data-menu-primary="">
          <MenuLinks config={config} path={path} inDocs={inDocs} />
          <LanguageMenu path={path} />
          <SocialLinks links={config.social} />
          {secondary && (
            <button type="button" className={styles.turn} data-menu-show="secondary">
              {inDocs ? SHELL_TEXTS.toDocs : `${config.blog.sidebarTitle} →`}
            </button>
          )}
        </div>
      </nav>
      {secondary && (
        <div className={styles.secondary} data-menu-secondary="">
          <nav className={styles.ways} aria-label={SHELL_TEXTS.sections}>
            <button type="button" className={styles.turn} data-menu-show="primary">
              {SHELL_TEXTS.backToMain}
            </button>
            <LinkList
              className={styles.quick}
              links={config.navbar.links.flatMap((link) => link.items ?? [link])}
              linkClass={styles.quickLink}
            />
          </nav>
          {secondary}
        </div>
      )}
    </div>
  );
}
