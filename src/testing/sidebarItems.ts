import type { SidebarCategory, SidebarItem, SidebarLink } from "../domain/sidebar";

/** A sidebar page whose path is made from its label. */
export function link(label: string, overrides: Partial<SidebarLink> = {}): SidebarLink {
  return { type: "link", label, href: `/${label}`, ...overrides };
}

/** A collapsed sidebar category without a page of its own. */
export function group(
  label: string,
  items: readonly SidebarItem[],
  overrides: Partial<SidebarCategory> = {},
): SidebarCategory {
  return {
    type: "category",
    label,
    key: label,
    collapsible: true,
    collapsed: true,
    items,
    ...overrides,
  };
}

/** Pages at three depths, one of them unlisted, and a category that contains only an unlisted page. */
export const SIDEBAR: readonly SidebarItem[] = [
  link("home", { href: "/" }),
  group(
    "amm",
    [link("fees"), group("pools", [link("stable"), link("hidden", { unlisted: true })])],
    { href: "/amm" },
  ),
  group("secret", [link("plan", { unlisted: true })], { unlisted: true }),
];
