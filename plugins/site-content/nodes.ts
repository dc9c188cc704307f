import { SIDEBAR_INLINE_MAX_ITEMS } from "../../src/domain/constants";
import { withoutLines } from "../../src/domain/documentTree";
import { neighboursOf, type PageLink } from "../../src/domain/pagination";
import { readingMinutes } from "../../src/domain/readingTime";
import { authorPath, tagPath } from "../../src/domain/routes";
import type { Synonym } from "../../src/domain/search/synonyms";
import { countItems, flatten, groupOf, pruneSidebar, trailTo } from "../../src/domain/sidebar";
import { type BuildMoment, isListed, isScheduled } from "../../src/domain/visibility";
import { digest } from "./model/source";
import type { Content, DocData, PageData, PostData, SiteData } from "./model/types";

/** A GraphQL node before Gatsby's bookkeeping: `file` names the source its parent is found by. */
export type NodeInput = { readonly type: string; readonly key: string; readonly file?: string; readonly fields: Readonly<Record<string, unknown>> };

/** Every node of the site, as data. */
export function buildNodes(content: Content, moment: BuildMoment): NodeInput[] {
  const { site } = content;
  if (!site) return [];
  return [
    siteNode(content, site),
    versionNode(content, site),
    sidebarNode(content),
    ...content.docs.map((doc) => docNode(doc, content, site, moment)),
    ...postNodes(content, site, moment),
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

function sidebarNode({ sidebar }: Content): NodeInput {
  const count = countItems(sidebar);
  const small = count <= SIDEBAR_INLINE_MAX_ITEMS;
  return {
    type: "Sidebar",
    key: SIDEBAR,
    fields: { name: SIDEBAR, count, items: sidebar, inlineItems: small ? sidebar : null, file: small ? null : sidebarFile(sidebar).path },
  };
}

/** The shared file of a large sidebar: its path is named by its content, so that it can be cached for ever. */
export function sidebarFile(sidebar: Content["sidebar"]): { path: string; text: string } {
  const text = JSON.stringify(sidebar);
  return { path: `/sidebar-${digest(text).slice(0, 10)}.json`, text };
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

function docNode(doc: DocData, { docs, sidebar }: Content, site: SiteData, moment: BuildMoment): NodeInput {
  const trail = trailTo(sidebar, doc.path);
  const { previous, next } = doc.unlisted && !moment.development ? {} : neighboursOf(flatten(sidebar), doc.path);
  const relabel = (link: PageLink | null) => link && { ...link, label: docs.find(({ path }) => path === link.href)?.paginationLabel ?? link.label };
  const { folder: _folder, position: _position, paginationLabel: _label, paginationPrev, paginationNext, ...page } = doc;
  return {
    type: "Doc",
    key: doc.path,
    file: doc.file,
    fields: {
      ...pageFields(page, site, moment),
      sidebar: trail.length > 0 ? SIDEBAR : null,
      sidebarTrail: countItems(sidebar) > SIDEBAR_INLINE_MAX_ITEMS ? pruneSidebar(sidebar, doc.path) : null,
      group: groupOf(sidebar, doc.path),
      breadcrumbs: trail.map((item) => ({ label: item.label, ...(item.href !== undefined && item.unlisted !== true && { href: item.href }) })),
      previous: relabel(override(paginationPrev, previous, sidebar)),
      next: relabel(override(paginationNext, next, sidebar)),
      version: "current",
    },
  };
}

/** Front matter may name another neighbour or none. */
function override(route: string | null | undefined, found: PageLink | undefined, sidebar: Content["sidebar"]): PageLink | null {
  if (route === undefined) return found ?? null;
  return flatten(sidebar).find(({ href }) => href === route) ?? null;
}

function postNodes({ posts }: Content, site: SiteData, moment: BuildMoment): NodeInput[] {
  const listed = posts.filter((post) => isListed(post, moment)).map(({ title, path }) => ({ label: title, href: path }));
  return posts.map((post) => {
    const { previous: newer, next: older } = neighboursOf(listed, post.path);
    return {
      type: "Post",
      key: post.path,
      file: post.file,
      fields: {
        ...pageFields(post, site, moment),
        excerpt: withoutLines(post.excerpt),
        year: new Date(post.date).getUTCFullYear(),
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
    fields: { ...author, authorId, order, path: authorPath(authorId), count: countListed(posts, moment, (post) => post.authors.includes(authorId)) },
  }));
}

function tagNodes({ posts }: Content, { tags }: SiteData, moment: BuildMoment): NodeInput[] {
  return Object.entries(tags).map(([tagId, tag]) => ({
    type: "Tag",
    key: tagId,
    fields: { ...tag, tagId, path: tagPath(tagId), count: countListed(posts, moment, (post) => post.tags.includes(tagId)) },
  }));
}

function countListed(posts: readonly PostData[], moment: BuildMoment, matches: (post: PostData) => boolean): number {
  return posts.filter((post) => isListed(post, moment) && matches(post)).length;
}
