import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SIDEBAR_INLINE_MAX_ITEMS } from "../../src/domain/constants";
import { countItems, listedItems } from "../../src/domain/sidebar";
import { digest } from "./model/files/source";
import type { Content } from "./model/types";

export type Menus = ReturnType<typeof menusOf>;

/**
 * The docs sidebar without unlisted pages. One that is too large to be part of every page has a file, which pages load on demand;
 * its path contains a digest, so that it can be cached forever.
 */
export function menusOf(content: Pick<Content, "sidebar">) {
  const sidebar = listedItems(content.sidebar);
  if (countItems(sidebar) <= SIDEBAR_INLINE_MAX_ITEMS) return { sidebar };
  const text = JSON.stringify(sidebar);
  return { sidebar, sidebarFile: { path: `/sidebar-${digest(text).slice(0, 10)}.json`, text } };
}

/** Writes the file of a large sidebar. */
export function writeMenus(publicDir: string, { sidebarFile }: Menus): void {
  if (!sidebarFile) return;
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(path.join(publicDir, sidebarFile.path), sidebarFile.text);
}
