import path from "node:path";
import { withoutLines } from "../../src/domain/documentTree";
import { type Neighbours, neighboursIn, type PageLink } from "../../src/domain/pagination";
import { readingMinutes } from "../../src/domain/readingTime";
import { fileAddress, withoutEndSlashes } from "../../src/domain/routes";
import { flatten, type SidebarItem } from "../../src/domain/sidebar";
import { SidebarIndex } from "../../src/domain/sidebarIndex";
import { type BuildMoment, isListed, isScheduled } from "../../src/domain/visibility";
import type { MenuFile, Menus } from "./menus";
import { hasOpenValue } from "./model/links/ownerValue";
import { excerptOf } from "./model/posts/excerpt";
import type { Content, DocData, PageData, SiteData } from "./model/types";
import type { NodeInput } from "./nodeInput";
import { ownMenu, yearOf } from "./postMenu";

/** Name of the sidebar that every docs page is in. */
export const SIDEBAR = "docs";

/** Fields that place a page among the others. */
export type Places = {
  /** The sidebar with the unlisted pages, which have their place in it as well. */
  readonly sidebar: SidebarIndex;
  /** The sidebar as readers see it. */
  readonly menu: SidebarIndex;
  readonly file: MenuFile | undefined;
  readonly neighbours: (path: string) => Neighbours;
  /** Page path → its label in the paginator, if it has a special one. */
  readonly labels: ReadonlyMap<string, string | undefined>;
  /** Every docs page by path, including those outside the reading order. */
  readonly pages: ReadonlyMap<string, PageLink>;
};

/** The places of all docs pages. */
export function placesIn(
  { docs, sidebar }: Content,
  { sidebarFile, sidebar: listed }: Menus,
): Places {
  const index = new SidebarIndex(sidebar);
  return {
    sidebar: index,
    menu: new SidebarIndex(listed),
    file: sidebarFile,
    neighbours: neighboursIn(index.order),
    labels: new Map(docs.map(({ path, paginationLabel }) => [path, paginationLabel])),
    pages: new Map([
      ...docs.map(({ path, sidebarLabel }): [string, PageLink] => [
        path,
        { label: sidebarLabel, href: path },
      ]),
      ...index.order.map((link): [string, PageLink] => [link.href, link]),
    ]),
  };
}

type Fields = Record<string, unknown>;

function pageFields(page: PageData, { config }: SiteData, moment: BuildMoment): Fields {
  const { words, tree, headings: _headings, images, ...rest } = page;
  return {
    ...(config.repositoryUrl &&
      !page.file.startsWith("../") && {
        editUrl: fileAddress(`${withoutEndSlashes(config.repositoryUrl)}/edit/main`, page.file),
      }),
    ...rest,
    tree: withoutLines(tree),
    images: images.map((image) => path.resolve(image).replaceAll(path.sep, "/")),
    minutes: readingMinutes(words),
    listed: isListed(page, moment),
  };
}

/** A free-standing page, outside docs and blog. */
export function pageNode(page: PageData, site: SiteData, moment: BuildMoment): NodeInput {
  return {
    type: "Page",
    key: page.path,
    file: page.file,
    fields: pageFields(page, site, moment),
  };
}

/** A docs page with its place in the sidebar and its neighbours. */
export function docNode(
  doc: DocData,
  { sidebar, menu, file, neighbours, labels, pages }: Places,
  site: SiteData,
  moment: BuildMoment,
): NodeInput {
  const trail = sidebar.trailTo(doc.path);
  const { previous, next } = (
    doc.unlisted && !moment.development ? seriesAround(trail) : neighbours
  )(doc.path);
  const relabel = (link: PageLink | null) =>
    link && { ...link, label: labels.get(link.href) ?? link.label };
  const {
    folder: _folder,
    position: _position,
    paginationLabel: _label,
    paginationPrev,
    paginationNext,
    noIndexUntil,
    ...page
  } = doc;
  return {
    type: "Doc",
    key: doc.path,
    file: doc.file,
    fields: {
      ...pageFields(page, site, moment),
      noIndex: noIndexUntil !== undefined && hasOpenValue(noIndexUntil, site.values),
      sidebar: trail.length > 0 ? SIDEBAR : null,
      sidebarTrail: file ? menu.pruned(doc.path) : null,
      group: sidebar.groupOf(doc.path),
      breadcrumbs: trail.map((item) => ({
        label: item.label,
        ...(item.href !== undefined && item.unlisted !== true && { href: item.href }),
      })),
      previous: relabel(override(paginationPrev, previous, pages)),
      next: relabel(override(paginationNext, next, pages)),
      version: "current",
    },
  };
}

/** Unlisted pages lead to each other within a folder that has no other pages, such as the parts of a tutorial. */
function seriesAround(trail: readonly SidebarItem[]): (path: string) => Neighbours {
  const folder = trail.findLast((item) => item.type === "category" && item.unlisted);
  return neighboursIn(folder ? flatten([folder], true) : []);
}

/** Front matter may name another neighbour or none. */
function override(
  route: string | null | undefined,
  found: PageLink | undefined,
  pages: Places["pages"],
): PageLink | null {
  if (route === undefined) return found ?? null;
  return (route !== null && pages.get(route)) || null;
}

/** The posts, each with its neighbours and its own post menu. */
export function postNodes(content: Content, { years }: Menus, moment: BuildMoment): NodeInput[] {
  const { posts, site } = content;
  const neighbours = neighboursIn(
    posts
      .filter((post) => isListed(post, moment))
      .map(({ title, path }) => ({ label: title, href: path })),
  );
  return posts.map((post) => {
    const { cut: _cut, ...page } = post;
    const { previous: newer, next: older } = neighbours(post.path);
    return {
      type: "Post",
      key: post.path,
      file: post.file,
      fields: {
        ...pageFields(page, site, moment),
        excerpt: withoutLines(excerptOf(post)),
        year: yearOf(post.date),
        menuYears: ownMenu(post, content, moment, years),
        scheduled: isScheduled(post, moment.now),
        newer: newer ?? null,
        older: older ?? null,
      },
    };
  });
}
