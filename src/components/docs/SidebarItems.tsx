import { type ReactNode, useEffect, useState } from "react";
import { isSamePath } from "../../domain/routes";
import { isActive, isVisible, type SidebarCategory, type SidebarItem } from "../../domain/sidebar";
import { Link } from "../ui/Link";
import * as styles from "./DocsSidebar.module.css";

type SidebarItemsProps = {
  readonly items: readonly SidebarItem[];
  readonly path: string;
  readonly fill?: (() => void) | undefined;
  /** Name that the categories of this list share, so that the browser keeps at most one of them open; none: any number. */
  readonly group?: string | undefined;
};

/** A list of sidebar items: page links and categories. */
export function SidebarItems({ items, path, fill, group }: SidebarItemsProps): ReactNode {
  return (
    <ul className={styles.list}>
      {items
        .filter((item) => isVisible(item, path))
        .map((item) => (
          <li key={item.type === "category" ? item.key : item.href}>
            {item.type === "category" ? (
              <Category category={item} path={path} fill={fill} group={group} />
            ) : (
              <SidebarLink label={item.label} href={item.href} path={path} />
            )}
          </li>
        ))}
    </ul>
  );
}

function SidebarLink({ label, href, path }: { readonly label: string; readonly href: string; readonly path: string }): ReactNode {
  return (
    <Link className={styles.link} href={href} {...(isSamePath(href, path) && { "aria-current": "page" as const })}>
      {label}
    </Link>
  );
}

type CategoryProps = { readonly category: SidebarCategory; readonly path: string } & Pick<SidebarItemsProps, "fill" | "group">;

/** A native disclosure, so that it opens without JavaScript; it opens when it becomes active and never closes by itself. */
function Category({ category, path, fill, group }: CategoryProps): ReactNode {
  const active = isActive(category, path);
  const [open, setOpen] = useState(active || !category.collapsed || !category.collapsible);
  useEffect(() => {
    if (active) setOpen(true);
  }, [active]);
  return (
    <details
      className={active ? `${styles.category} ${styles.active}` : styles.category}
      open={open}
      {...(group && category.collapsible && { name: group })}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open && category.first) fill?.();
      }}
    >
      <summary className={styles.row}>
        {category.href && !category.unlisted ? (
          <Link className={styles.link} href={category.href} {...(isSamePath(category.href, path) && { "aria-current": "page" as const })}>
            {category.label}
          </Link>
        ) : (
          <span className={styles.label}>{category.label}</span>
        )}
        <span className={styles.caret} />
      </summary>
      {category.first ? (
        <Link className={styles.link} href={category.first}>
          First page of {category.label}
        </Link>
      ) : (
        <SidebarItems items={category.items} path={path} fill={fill} group={group && `${group}/${category.key}`} />
      )}
    </details>
  );
}
