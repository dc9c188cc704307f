import type { ReactNode } from "react";
import { MENU_ID } from "../../domain/shellIds";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { Icon } from "../ui/Icon";
import { Link } from "../ui/Link";
import { Brand } from "./Brand";
import { ColorModeToggle } from "./ColorModeToggle";
import { Dropdown } from "./Dropdown";
import { LanguageMenu } from "./LanguageMenu";
import * as styles from "./Navbar.module.css";
import { SocialLinks } from "./SocialLinks";
import { SHELL_TEXTS } from "./texts";

type NavbarProps = {
  readonly config: SiteConfig;
  readonly path: string;
  /** True on docs pages, where the Docs link is current. */
  readonly inDocs: boolean;
  readonly search?: ReactNode;
};

/** The bar at the top of every page; at 996 px and below only the menu button, the logo and search remain. */
export function Navbar({ config, path, inDocs, search }: NavbarProps): ReactNode {
  return (
    <header className={styles.bar} data-navbar="">
      <nav className={styles.nav} aria-label={SHELL_TEXTS.main}>
        <button
          type="button"
          className={styles.menuButton}
          aria-label={SHELL_TEXTS.openMenu}
          popoverTarget={MENU_ID}
        >
          <Icon name="menu" size={24} />
        </button>
        <Brand className={styles.brand} config={config} />
        <div className={`${styles.links} scroll-x`}>
          <MenuLinks config={config} inDocs={inDocs} path={path} />
        </div>
        <div className={styles.right}>
          <div className={styles.desktop}>
            <SocialLinks links={config.social} />
            <LanguageMenu path={path} />
            {config.colorMode.switch && <ColorModeToggle />}
          </div>
          {search}
        </div>
      </nav>
    </header>
  );
}

/** The navbar's own links: Docs first, then those of site.yml. */
export function MenuLinks({
  config,
  inDocs,
  path,
}: Pick<NavbarProps, "config" | "inDocs" | "path">): ReactNode {
  return (
    <ul className={styles.list}>
      <li>
        <Link
          href="/"
          className={styles.link}
          {...(inDocs && { "aria-current": path === "/" ? "page" : "true" })}
        >
          {config.navbar.docsLabel}
        </Link>
      </li>
      {config.navbar.links.map((link) => (
        <li key={`${link.label} ${link.to ?? link.href}`}>
          {link.items ? (
            <Dropdown label={link.label}>
              {link.items.map((item) => (
                <li key={`${item.label} ${item.to ?? item.href}`}>
                  <MenuLink {...item} path={path} />
                </li>
              ))}
            </Dropdown>
          ) : (
            <MenuLink {...link} path={path} />
          )}
        </li>
      ))}
    </ul>
  );
}

type MenuLinkProps = Pick<SiteConfig["navbar"]["links"][number], "label" | "to" | "href"> & {
  readonly path: string;
};

function MenuLink({ label, to, href, path }: MenuLinkProps): ReactNode {
  return (
    <Link
      href={to ?? href ?? "/"}
      className={styles.link}
      {...(to &&
        (path === to || path.startsWith(`${to}/`)) && {
          "aria-current": path === to ? "page" : "true",
        })}
    >
      {label}
    </Link>
  );
}
