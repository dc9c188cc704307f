import type { SidebarItem } from "../domain/sidebar";

/** Sidebar items from untyped JSON; the build made and checked them. */
export function parseSidebar(json: unknown): readonly SidebarItem[] | undefined {
  return Array.isArray(json) ? (json as readonly SidebarItem[]) : undefined;
}

/** The whole of a large sidebar; undefined when it cannot be fetched, and the next opening tries again. */
export async function fetchSidebar(file: string): Promise<readonly SidebarItem[] | undefined> {
  try {
    const response = await fetch(`${__PATH_PREFIX__}${file}`);
    return response.ok ? parseSidebar(await response.json()) : undefined;
  } catch (error) {
    console.warn("The menu could not be loaded.", error);
    return undefined;
  }
}
