import type { ReactNode } from "react";
import type { SidebarItem } from "../../../domain/sidebar";
import { staticComponent } from "../define";

/** Every listed page in sidebar order, with its description. */
export const AllPages = staticComponent({
  props: {},
  allowedChildren: [],
  render: (_, { page }) => {
    const list = (items: readonly SidebarItem[]): ReactNode => (
      <ul data-no-search="">
        {items
          .filter(({ unlisted }) => !unlisted)
          .map((item) => {
            const { href, label } = item;
            const name = href ? <a href={href}>{label}</a> : <b>{label}</b>;
            if (item.type === "category" && item.items.length > 0)
              return (
                <li key={href ?? label} data-filter-group="">
                  {name}
                  {list(item.items)}
                </li>
              );
            if (href === undefined) return null;
            const description = page.pages.get(href)?.description;
            return (
              <li key={href} data-filter-item="">
                {name}
                {description && `: ${description}`}
              </li>
            );
          })}
      </ul>
    );
    return list(page.sidebar);
  },
});
