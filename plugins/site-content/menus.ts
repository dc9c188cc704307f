import type { MenuYear } from "../../src/domain/blog";
import { SIDEBAR_INLINE_MAX_ITEMS } from "../../src/domain/constants";
import { countItems, listedItems, type SidebarItem } from "../../src/domain/sidebar";
import type { BuildMoment } from "../../src/domain/visibility";
import type { Content } from "./model/types";
import { isLarge, postMenu } from "./postMenu";
import { type SharedFile, sharedFile } from "./sharedFile";

/**
 * The menus of a site, made once for its nodes and its files. A menu gets a shared file when it is too large to be part of every
 * page; the file's path contains a digest, so that it can be cached forever.
 */
export type Menus = {
  /** The docs sidebar without unlisted pages. */
  readonly sidebar: readonly SidebarItem[];
  readonly sidebarFile: SharedFile | undefined;
  /** Every listed post by year. */
  readonly years: readonly MenuYear[];
  readonly yearsFile: SharedFile | undefined;
};

/** The menus of some content. */
export function menusOf(content: Content, moment: BuildMoment): Menus {
  const sidebar = listedItems(content.sidebar);
  const years = postMenu(content, moment);
  return {
    sidebar,
    sidebarFile:
      countItems(sidebar) > SIDEBAR_INLINE_MAX_ITEMS ? sharedFile("sidebar", sidebar) : undefined,
    years,
    yearsFile: isLarge(years) ? sharedFile("posts", years) : undefined,
  };
}
