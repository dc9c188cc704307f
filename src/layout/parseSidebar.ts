import type { SidebarItem } from "../domain/sidebar";

/** Sidebar items from untyped JSON; the build made and checked them. */
export function parseSidebar(json: unknown): readonly SidebarItem[] | undefined {
  return Array.isArray(json) ? (json as readonly SidebarItem[]) : undefined;
}
