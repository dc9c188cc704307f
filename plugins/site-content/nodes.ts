import { buildPostMenu, type MenuYear, prunePostMenu } from "../../src/domain/blog";
import { SIDEBAR_INLINE_MAX_ITEMS } from "../../src/domain/constants";
import { withoutLines } from "../../src/domain/documentTree";
import { type Neighbours, neighboursIn, type PageLink } from "../../src/domain/pagination";
import { readingMinutes } from "../../src/domain/readingTime";
import { authorPath, tagPath } from "../../src/domain/routes";
import type { Synonym } from "../../src/domain/search/synonyms";
import { countItems } from "../../src/domain/sidebar";
import { SidebarIndex } from "../../src/domain/sidebarIndex";
import { type BuildMoment, isListed, isScheduled } from "../../src/domain/visibility";
import { digest } from "./model/source";
import type { Content, DocData, PageData, PostData, SiteData } from "./model/types";

/** A GraphQL node before Gatsby's bookkeeping: `file` names the source its parent is found by. */
export type NodeInput = { readonly type: string; readonly key: string; readonly file?: string; readonly fields: Readonly<Record<string, unknown>> };

/** Every node of the site, as data. */
export function buildNodes(content: Content, moment: BuildMoment): NodeInput[] {
  const { site } = content;
  if (!site) return [];
  const place = placesIn(content);
  return [
    siteNode(content, site),
    versionNode(content, site),
    sidebarNode(content, place),
    ...content.docs.map((doc) => docNode(doc, place, site, moment)),
    ...postNodes(content, site, moment),
    postMenuNode(content, moment),
    ...content.pages.map((page) => ({ type: "Page", key: page.path, file: page.file, fields: pageFields(page, site, moment) })),
    ...content.categories.map((category) => ({ type: "Category", key: category.folder, fields: category })),
    ...Object.entries(site.values).map(([key, { value, ...rest }]) => ({
      type: "OwnerValue",
      key,
      fields: { key, value: Array.isArray(value) ? value : [value], ...rest },
    })),
    ...authorNodes(content, site, moment),
    ...tagNodes(content, site, moment),
  ];
}

function siteNode({ problems }: Content, site: SiteData): NodeInput {
  const { config } = site;
  const unconfirmed = Object.values(site.values).filter(({ confirmed }) => !confirmed).length;
  return { type: "SiteConfig", key: "site", fields: { ...config, search: searchOptions(site), unconfirmed, problems: [...problems] } };
}

/** Search options of site.yml with the words of search.yml. */
export function searchOptions({ config, search }: SiteData) {
  return { ...config.search, minimumRecords: search.minimumRecords, synonyms: synonymsOf(search) };
}

/** The lists of search.yml in the shape both search engines take. */
function synonymsOf({ synonyms, oneWay }: SiteData["search"]): Synonym[] {
  return [
    ...synonyms.map((words): Synonym => ({ type: "synonym", synonyms: words })),
    ...oneWay.map(({ word, finds }): Synonym => ({ type: "oneWaySynonym", input: word, synonyms: finds })),
  ];
}

function versionNode({ docs }: Content, { config }: SiteData): NodeInput {
  const mainDocId = docs.find(({ path }) => path === "/")?.docId ?? "";
  return { type: "Version", key: "current", fields: { ...config.docs.version, isLatest: true, mainDocId } };
}

const SIDEBAR = "docs";

/** What places a page among the others. */
type Places = {
  readonly sidebar: SidebarIndex;
  readonly file: SharedFile | undefined;
  readonly neighbours: (path: string) => Neighbours;
  /** Page path → its label in the paginator, where it has one of its own. */
  readonly labels: ReadonlyMap<string, string | undefined>;
};

function placesIn({ docs, sidebar }: Content): Places {
  const index = new SidebarIndex(sidebar);
  return {
    sidebar: index,
    file: sidebarFile(sidebar),
    neighbours: neighboursIn(index.order),
    labels: new Map(docs.map(({ path, paginationLabel }) => [path, paginationLabel])),
  };
}

function sidebarNode({ sidebar }: Content, { file }: Places): NodeInput {
  return {
    type: "Sidebar",
    key: SIDEBAR,
    fields: { name: SIDEBAR, count: countItems(sidebar), items: sidebar, inlineItems: file ? null : sidebar, file: file?.path ?? null },
  };
}

/** The shared file of a large sidebar, undefined while it is small enough to stand in every page: its path is named by its content, so that it can be cached for ever. */
export function sidebarFile(sidebar: Content["sidebar"]): SharedFile | undefined {
  return countItems(sidebar) > SIDEBAR_INLINE_MAX_ITEMS ? sharedFile("sidebar", sidebar) : undefined;
}

type SharedFile = { readonly path: string; readonly text: string };

function sharedFile(name: string, data: unknown): SharedFile {
  const text = JSON.stringify(data);
  return { path: `/${name}-${digest(text).slice(0, 10)}.json`, text };
}

function pageFields(page: PageData, { config }: SiteData, moment: BuildMoment): Record<string, unknown> {
  const { words, tree, headings, images, ...rest } = page;
  return {
    ...rest,
    tree: withoutLines(tree),
    headings: headings.map(({ level, id, text }) => ({ level, id, text })),
    images: images.map((image) => image.replace(/^content\//, "")),
    minutes: readingMinutes(words),
    listed: isListed(page, moment),
    ...(config.repositoryUrl && { editUrl: `${config.repositoryUrl}/edit/main/${page.file}` }),
  };
}

function docNode(doc: DocData, { sidebar, file, neighbours, labels }: Places, site: SiteData, moment: BuildMoment): NodeInput {
  const trail = sidebar.trailTo(doc.path);
  const { previous, next } = doc.unlisted && !moment.development ? {} : neighbours(doc.path);
  const relabel = (link: PageLink | null) => link && { ...link, label: labels.get(link.href) ?? link.label };
  const { folder: _folder, position: _position, paginationLabel: _label, paginationPrev, paginationNext, ...page } = doc;
  return {
    type: "Doc",
    key: doc.path,
    file: doc.file,
    fields: {
      ...pageFields(page, site, moment),
      sidebar: trail.length > 0 ? SIDEBAR : null,
      sidebarTrail: file ? sidebar.pruned(doc.path) : null,
      group: sidebar.groupOf(doc.path),
      breadcrumbs: trail.map((item) => ({ label: item.label, ...(item.href !== undefined && item.unlisted !== true && { href: item.href }) })),
      previous: relabel(override(paginationPrev, previous, sidebar)),
      next: relabel(override(paginationNext, next, sidebar)),
      version: "current",
    },
  };
}

/** Front matter may name another neighbour or none. */
function override(route: string | null | undefined, found: PageLink | undefined, { order }: SidebarIndex): PageLink | null {
  if (route === undefined) return found ?? null;
  return order.find(({ href }) => href === route) ?? null;
}

/** Every listed post by year. */
function postMenu({ posts }: Content, moment: BuildMoment): MenuYear[] {
  return menuOf(posts.filter((post) => isListed(post, moment)));
}

function menuOf(posts: readonly PostData[]): MenuYear[] {
  return buildPostMenu(posts.map(({ path, title, date }) => ({ path, title, year: yearOf(date) })));
}

function yearOf(date: string): number {
  return new Date(date).getUTCFullYear();
}

/** The shared file of a large post menu; undefined while the menu is small enough to stand in every page. */
export function postMenuFile(content: Content, moment: BuildMoment): SharedFile | undefined {
  const years = postMenu(content, moment);
  return isLarge(years) ? sharedFile("posts", years) : undefined;
}

function isLarge(years: readonly MenuYear[]): boolean {
  return years.reduce((sum, { count }) => sum + count, 0) > SIDEBAR_INLINE_MAX_ITEMS;
}

function postMenuNode(content: Content, moment: BuildMoment): NodeInput {
  const years = postMenu(content, moment);
  const file = postMenuFile(content, moment);
  return { type: "PostMenu", key: "posts", fields: { years: file ? prunePostMenu(years, "") : years, file: file?.path ?? null } };
}

/** The menu as a post's own page has it, where that differs from the one all pages share: in a large blog, and with an unlisted post in it. */
function ownMenu(post: PostData, { posts }: Content, moment: BuildMoment, shared: readonly MenuYear[]): readonly MenuYear[] | null {
  const listed = isListed(post, moment);
  if (listed && !isLarge(shared)) return null;
  const years = listed ? shared : menuOf(posts.filter((other) => other === post || isListed(other, moment)));
  return isLarge(shared) ? prunePostMenu(years, post.path) : years;
}

function postNodes(content: Content, site: SiteData, moment: BuildMoment): NodeInput[] {
  const { posts } = content;
  const menu = postMenu(content, moment);
  const neighbours = neighboursIn(posts.filter((post) => isListed(post, moment)).map(({ title, path }) => ({ label: title, href: path })));
  return posts.map((post) => {
    const { previous: newer, next: older } = neighbours(post.path);
    return {
      type: "Post",
      key: post.path,
      file: post.file,
      fields: {
        ...pageFields(post, site, moment),
        excerpt: withoutLines(post.excerpt),
        year: yearOf(post.date),
        menuYears: ownMenu(post, content, moment, menu),
        scheduled: isScheduled(post, moment.now),
        newer: newer ?? null,
        older: older ?? null,
      },
    };
  });
}

function authorNodes({ posts }: Content, { authors }: SiteData, moment: BuildMoment): NodeInput[] {
  return Object.entries(authors).map(([authorId, author], order) => ({
    type: "Author",
    key: authorId,
    fields: {
      ...author,
      kind: author.kind ?? "person",
      authorId,
      order,
      path: authorPath(authorId),
      count: countListed(posts, moment, (post) => post.authors.includes(authorId)),
    },
  }));
}

function tagNodes({ posts }: Content, { tags }: SiteData, moment: BuildMoment): NodeInput[] {
  return Object.entries(tags).map(([tagId, tag]) => {
    const tagged = posts.filter((post) => post.tags.includes(tagId));
    const listed = tagged.filter((post) => isListed(post, moment)).length;
    const unlisted = listed === 0 && tagged.length > 0;
    return { type: "Tag", key: tagId, fields: { ...tag, tagId, path: tagPath(tagId), count: unlisted ? tagged.length : listed, unlisted } };
  });
}

function countListed(posts: readonly PostData[], moment: BuildMoment, matches: (post: PostData) => boolean): number {
  return posts.filter((post) => isListed(post, moment) && matches(post)).length;
}
