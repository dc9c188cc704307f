import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { groupByYear } from "../../src/domain/blog";
import { SIDEBAR_INLINE_MAX_ITEMS } from "../../src/domain/constants";
import { countItems, listedItems } from "../../src/domain/sidebar";
import { type BuildMoment, isListed } from "../../src/domain/visibility";
import { digest } from "./model/files/source";
import type { Content } from "./model/types";

/** A menu that pages load on demand; its path contains a digest, so that it can be cached forever. */
type MenuFile = { readonly path: string; readonly text: string };

export type Menus = ReturnType<typeof menusOf>;

/**
 * The menus of some content: the docs sidebar without unlisted pages, and every listed post by year. A menu has a file when it is
 * too large to be part of every page.
 */
export function menusOf(content: Content, moment: BuildMoment) {
  const sidebar = listedItems(content.sidebar);
  const listed = content.posts.filter((post) => isListed(post, moment));
  const dated = listed.map(({ path, title, date }) => ({ path, title, year: yearOf(date) }));
  const years = groupByYear(dated).map(({ year, posts }) => ({
    year,
    count: posts.length,
    posts: posts.map(({ path, title }) => ({ path, title })),
  }));
  return {
    sidebar,
    sidebarFile: menuFile("sidebar", sidebar, countItems(sidebar)),
    years,
    yearsFile: menuFile("posts", years, listed.length),
  };
}

/** The year of an ISO date, in UTC. */
export function yearOf(date: string): number {
  return new Date(date).getUTCFullYear();
}

function menuFile(name: string, data: unknown, count: number): MenuFile | undefined {
  if (count <= SIDEBAR_INLINE_MAX_ITEMS) return undefined;
  const text = JSON.stringify(data);
  return { path: `/${name}-${digest(text).slice(0, 10)}.json`, text };
}

/** Writes the files of the menus that have one. */
export function writeMenus(publicDir: string, { sidebarFile, yearsFile }: Menus): void {
  mkdirSync(publicDir, { recursive: true });
  for (const file of [sidebarFile, yearsFile])
    if (file) writeFileSync(path.join(publicDir, file.path), file.text);
}
