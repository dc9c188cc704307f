import path from "node:path";
import { withoutLines } from "../../src/domain/documentTree";
import { neighboursIn, type PageLink } from "../../src/domain/pagination";
import { readingMinutes } from "../../src/domain/readingTime";
import { fileAddress, withoutEndSlashes } from "../../src/domain/routes";
import { flatten } from "../../src/domain/sidebar";
import { SidebarIndex } from "../../src/domain/sidebarIndex";
import { type BuildMoment, isListed, isScheduled } from "../../src/domain/visibility";
import type { NodeInput } from "./createNodes";
import type { Menus } from "./menus";
import { excerptOf } from "./model/posts/excerpt";
import type { Content, PageData, SiteData } from "./model/types";

/** Name of the sidebar that every docs page is in. */
export const SIDEBAR = "docs";

type Fields = Record<string, unknown>;

/** The node of a page, with the fields that all kinds of pages have and those of its kind. */
function pageNode(
  type: string,
  page: PageData,
  { config }: SiteData,
  moment: BuildMoment,
  fields: Fields = {},
): NodeInput {
  const { file, words, tree, images } = page;
  const editUrl =
    config.repositoryUrl && !file.startsWith("../")
      ? { editUrl: fileAddress(`${withoutEndSlashes(config.repositoryUrl)}/edit/main`, file) }
      : {};
  return {
    type,
    key: page.path,
    fields: {
      ...editUrl,
      ...page,
      tree: withoutLines(tree),
      images: images.map((image) => path.resolve(image).replaceAll(path.sep, "/")),
      minutes: readingMinutes(words),
      listed: isListed(page, moment),
      ...fields,
    },
  };
}

/** The free-standing pages, outside docs and blog. */
export function pageNodes({ pages, site }: Content, moment: BuildMoment): NodeInput[] {
  return pages.map((page) => pageNode("Page", page, site, moment));
}

/** The docs pages, each with its place in the sidebar and its neighbours. */
export function docNodes(
  { docs, sidebar, site }: Content,
  menus: Menus,
  moment: BuildMoment,
): NodeInput[] {
  const index = new SidebarIndex(sidebar); // unlisted pages have their place in it as well
  const menu = new SidebarIndex(menus.sidebar);
  const inOrder = neighboursIn(index.order);
  const labels = new Map([
    ...docs.map((doc): [string, string] => [doc.path, doc.sidebarLabel]),
    ...index.order.map(({ href, label }): [string, string] => [href, label]),
    ...docs.flatMap(({ path, front: { pagination_label: label } }): [string, string][] =>
      label === undefined ? [] : [[path, label]],
    ),
  ]);
  const linkTo = (href: string | null | undefined): PageLink | null => {
    const label = labels.get(href ?? "");
    return href && label !== undefined ? { label, href } : null;
  };
  return docs.map((doc) => {
    const { path, front } = doc;
    const trail = index.trailTo(path);
    // Unlisted pages lead to each other within a folder that has no other pages, such as the parts of a tutorial.
    const folder = trail.findLast((item) => item.type === "category" && item.unlisted);
    const around =
      doc.unlisted && !moment.development
        ? neighboursIn(folder ? flatten([folder], true) : [])(path)
        : inOrder(path);
    const { pagination_prev = around.previous?.href, pagination_next = around.next?.href } = front;
    return pageNode("Doc", doc, site, moment, {
      noIndex: front.noindex === true,
      status: front.status ?? null,
      layout: front.layout ?? null,
      lastReviewed: front.last_reviewed ?? null,
      sidebar: trail.length > 0 ? SIDEBAR : null,
      sidebarTrail: menus.sidebarFile ? menu.pruned(path) : null,
      group: index.groupOf(path),
      breadcrumbs: trail.map((item) => ({
        label: item.label,
        ...(item.href !== undefined && item.unlisted !== true && { href: item.href }),
      })),
      previous: linkTo(pagination_prev),
      next: linkTo(pagination_next),
      version: "current",
    });
  });
}

/** The posts, each with its neighbours. */
export function postNodes({ posts, site }: Content, moment: BuildMoment): NodeInput[] {
  const listed = posts.filter((post) => isListed(post, moment));
  const neighbours = neighboursIn(listed.map(({ title, path }) => ({ label: title, href: path })));
  return posts.map((post) => {
    const { previous: newer, next: older } = neighbours(post.path);
    return pageNode("Post", post, site, moment, {
      excerpt: withoutLines(excerptOf(post)),
      year: new Date(post.date).getUTCFullYear(),
      scheduled: isScheduled(post, moment.now),
      newer: newer ?? null,
      older: older ?? null,
    });
  });
}
