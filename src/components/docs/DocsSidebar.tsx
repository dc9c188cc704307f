import type { ReactNode } from "react";
import type { SidebarItem } from "../../domain/sidebar";
import * as styles from "./DocsSidebar.module.css";
import { SidebarItems } from "./SidebarItems";
import { DOCS_TEXTS } from "./texts";

type DocsSidebarProps = {
  readonly items: readonly SidebarItem[];
  readonly path: string;
  /** Opening a category closes its siblings. */
  readonly exclusive: boolean;
  /** Fetches the items that are not in the page; undefined when all are present. */
  readonly fill?: (() => Promise<void>) | undefined;
};

/** The docs sidebar. It stays mounted while pages change, which keeps its scroll position and open categories. */
export function DocsSidebar({ items, path, exclusive, fill }: DocsSidebarProps): ReactNode {
  return (
    <nav className={styles.nav} aria-label={DOCS_TEXTS.sidebar}>
      <SidebarItems
        items={items}
        path={path}
        fill={fill}
        {...(exclusive && { group: "sidebar" })}
      />
    </nav>
  );
}
