import type { PageLink } from "./pagination";
import { pathKey } from "./routes";
import { flatten, type SidebarCategory, type SidebarItem } from "./sidebar";
import { windowOf } from "./sidebarWindow";

/** Answers pages' questions about their sidebar from an index built once, so that each lookup takes constant time. */
export class SidebarIndex {
  /** Listed pages in reading order. */
  readonly order: readonly PageLink[];
  private readonly trails = new Map<string, readonly SidebarItem[]>();
  /** Every item that is the page or contains it: more than its trail if a category opens a page of another one. */
  private readonly active = new Map<string, Set<SidebarItem>>();
  private readonly closed = new Map<SidebarCategory, SidebarCategory>();

  constructor(private readonly items: readonly SidebarItem[]) {
    this.order = flatten(items);
    this.addTrails(items, []);
  }

  /** The items from the top of the sidebar down to the page at `path`, inclusive; empty when the page is not in the sidebar. */
  trailTo(path: string): readonly SidebarItem[] {
    return this.trails.get(pathKey(path)) ?? [];
  }

  /** Label of the top category a page is in, or `Documentation`: the group of the page in search results. */
  groupOf(path: string): string {
    const [top] = this.trailTo(path);
    return top?.type === "category" ? top.label : "Documentation";
  }

  /**
   * The sidebar with only its top level and the categories open at `path`, if any; other categories are left empty, and long
   * lists are cut.
   */
  pruned(path: string): SidebarItem[] {
    return this.prune(this.items, this.active.get(pathKey(path)) ?? new Set());
  }

  /** A page in a category comes before a category that opens the same page. */
  private addTrails(items: readonly SidebarItem[], above: readonly SidebarItem[]): void {
    for (const item of items) {
      const trail = [...above, item];
      if (item.type === "category") this.addTrails(item.items, trail);
      if (item.href === undefined) continue;
      const key = pathKey(item.href);
      if (!this.trails.has(key)) this.trails.set(key, trail);
      this.active.set(key, new Set([...(this.active.get(key) ?? []), ...trail]));
    }
  }

  private prune(items: readonly SidebarItem[], open: ReadonlySet<SidebarItem>): SidebarItem[] {
    const shown = windowOf(
      items,
      items.findIndex((item) => open.has(item)),
    );
    return shown.map((item) => {
      if (item.type === "link") return item;
      return open.has(item) ? { ...item, items: this.prune(item.items, open) } : this.emptied(item);
    });
  }

  private emptied(category: SidebarCategory): SidebarCategory {
    const known = this.closed.get(category);
    if (known) return known;
    const first = flatten(category.items)[0]?.href;
    const emptied = { ...category, items: [], ...(first !== undefined && { first }) };
    this.closed.set(category, emptied);
    return emptied;
  }
}
