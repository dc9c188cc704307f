import { type ReactNode, useEffect, useState, useTransition } from "react";
import { isSamePath } from "../../domain/routes";
import { isActive, type SidebarCategory, type SidebarItem } from "../../domain/sidebar";
import { windowOf } from "../../domain/sidebarWindow";
import { Link } from "../ui/Link";
import * as styles from "./DocsSidebar.module.css";
import { DOCS_TEXTS } from "./texts";

/** The docs sidebar. It stays mounted while pages change, which keeps its scroll position and open categories. */
export function DocsSidebar(props: SidebarItemsProps): ReactNode {
  return (
    <nav className={styles.nav} aria-label={DOCS_TEXTS.sidebar}>
      <SidebarItems {...props} />
    </nav>
  );
}

type SidebarItemsProps = {
  readonly items: readonly SidebarItem[];
  readonly path: string;
  /** Fetches the items of categories that have none yet; undefined when all are present. */
  readonly fill?: (() => Promise<void>) | undefined;
};

/** A list of sidebar items: page links and categories. A long one is cut around the open item (`windowOf`). */
function SidebarItems({ items, path, fill }: SidebarItemsProps): ReactNode {
  const shown = windowOf(
    items,
    items.findIndex((item) => isActive(item, path)),
  );
  return (
    <ul className={styles.list}>
      {shown.map((item, index) => {
        const heading = groupOf(item);
        return (
          <li key={item.type === "category" ? item.key : item.href}>
            {heading && heading !== groupOf(shown[index - 1]) && (
              <p className={styles.group}>{heading}</p>
            )}
            {item.type === "category" ? (
              <Category category={item} path={path} fill={fill} />
            ) : item.more ? (
              <Link className={styles.link} href={item.href}>
                {DOCS_TEXTS.more[item.more.side](item.more.count, item.label)}
              </Link>
            ) : (
              <SidebarLink label={item.label} href={item.href} path={path} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function groupOf(item: SidebarItem | undefined): string | undefined {
  return item?.type === "category" ? item.group : undefined;
}

function SidebarLink({
  label,
  href,
  path,
  over = false,
}: {
  readonly label: string;
  readonly href: string;
  readonly path: string;
  /** True when the link lies over its category's row. */
  readonly over?: boolean;
}): ReactNode {
  return (
    <Link
      className={over ? `${styles.link} ${styles.over}` : styles.link}
      href={href}
      {...(isSamePath(href, path) && { "aria-current": "page" as const })}
    >
      {label}
    </Link>
  );
}

type CategoryProps = { readonly category: SidebarCategory } & Pick<
  SidebarItemsProps,
  "path" | "fill"
>;

/**
 * A category as a native disclosure, which works without JavaScript. It opens when it becomes active and never closes by itself.
 * The link to its page lies over the row rather than inside it, because a control may not contain another one.
 */
function Category({ category, path, fill }: CategoryProps): ReactNode {
  const active = isActive(category, path);
  const [open, setOpen] = useState(active || !category.collapsed || !category.collapsible);
  useEffect(() => {
    if (active) setOpen(true);
  }, [active]);
  const [isAwaited, start] = useTransition();
  const { href } = category;
  const disclosure = (
    <details
      className={active ? `${styles.category} ${styles.active}` : styles.category}
      open={open}
      aria-busy={isAwaited || undefined}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open && category.first && fill) start(fill);
      }}
    >
      <summary
        className={styles.row}
        {...(href && {
          "aria-label": (open ? DOCS_TEXTS.collapse : DOCS_TEXTS.expand)(category.label),
        })}
      >
        <span className={href ? `${styles.label} ${styles.under}` : styles.label}>
          {category.label}
        </span>
        <span className={styles.caret} />
      </summary>
      {category.first ? (
        <>
          <Link className={styles.link} href={category.first}>
            {DOCS_TEXTS.firstPage(category.label)}
          </Link>
          <span className="spinner" data-awaited="" />
        </>
      ) : (
        <SidebarItems items={category.items} path={path} fill={fill} />
      )}
    </details>
  );
  if (!href) return disclosure;
  return (
    <div className={styles.split}>
      <SidebarLink label={category.label} href={href} path={path} over />
      {disclosure}
    </div>
  );
}
