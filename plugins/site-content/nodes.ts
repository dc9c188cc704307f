import { prunePostMenu } from "../../src/domain/blog";
import { authorPath, tagPath } from "../../src/domain/routes";
import type { BuildMoment } from "../../src/domain/visibility";
import type { Synonym } from "../../src/search/records/siteRecords";
import type { Menus } from "./menus";
import { countOfAuthor, countOfTag } from "./model/posts/bylineCounts";
import type { Content, SiteData } from "./model/types";
import type { NodeInput } from "./nodeInput";
import { docNode, type Places, pageNode, placesIn, postNodes, SIDEBAR } from "./pageNodes";

/** Every node of the site, as data. */
export function buildNodes(content: Content, menus: Menus, moment: BuildMoment): NodeInput[] {
  const { site } = content;
  const place = placesIn(content, menus);
  return [
    siteNode(content, site),
    versionNode(content, site),
    sidebarNode(menus, place),
    ...content.docs.map((doc) => docNode(doc, place, site, moment)),
    ...postNodes(content, menus, moment),
    postMenuNode(menus),
    ...content.pages.map((page) => pageNode(page, site, moment)),
    ...Object.entries(site.values).map(([key, { value, confirmed }]) => ({
      type: "OwnerValue",
      key,
      fields: { key, value: [value].flat(), confirmed },
    })),
    ...authorNodes(content, site, moment),
    ...tagNodes(content, site, moment),
  ];
}

function siteNode({ problems, logoWidth }: Content, site: SiteData): NodeInput {
  const { config } = site;
  const unconfirmed = Object.values(site.values).filter(({ confirmed }) => !confirmed).length;
  return {
    type: "SiteConfig",
    key: "site",
    fields: {
      ...config,
      logo: { ...config.logo, width: logoWidth },
      search: { ...config.search, synonyms: synonymsOf(site) },
      routes: site.routes,
      unconfirmed,
      problems: [...problems],
    },
  };
}

/** The lists of search.yml in the shape that both search engines take. */
function synonymsOf({ search: { synonyms, oneWay } }: SiteData): Synonym[] {
  return [
    ...synonyms.map((words): Synonym => ({ type: "synonym", synonyms: words })),
    ...oneWay.map(
      ({ word, finds }): Synonym => ({ type: "oneWaySynonym", input: word, synonyms: finds }),
    ),
  ];
}

function versionNode({ docs }: Content, { config }: SiteData): NodeInput {
  const mainDocId = docs.find(({ path }) => path === "/")?.docId ?? "";
  return {
    type: "Version",
    key: "current",
    fields: { ...config.docs.version, isLatest: true, mainDocId },
  };
}

function sidebarNode({ sidebar }: Menus, { file, menu }: Places): NodeInput {
  return {
    type: "Sidebar",
    key: SIDEBAR,
    fields: {
      name: SIDEBAR,
      items: sidebar,
      inlineItems: file ? menu.pruned("") : sidebar,
      file: file?.path ?? null,
    },
  };
}

function postMenuNode({ years, yearsFile: file }: Menus): NodeInput {
  return {
    type: "PostMenu",
    key: "posts",
    fields: { years: file ? prunePostMenu(years, "") : years, file: file?.path ?? null },
  };
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
      count: countOfAuthor(posts, authorId, moment),
    },
  }));
}

function tagNodes({ posts }: Content, { tags }: SiteData, moment: BuildMoment): NodeInput[] {
  return Object.entries(tags).map(([tagId, tag]) => ({
    type: "Tag",
    key: tagId,
    fields: { ...tag, tagId, path: tagPath(tagId), ...countOfTag(posts, tagId, moment) },
  }));
}
