import { logoWidth } from "../../src/domain/logo";
import { authorPath, tagPath } from "../../src/domain/routes";
import { SidebarIndex } from "../../src/domain/sidebarIndex";
import type { BuildMoment } from "../../src/domain/visibility";
import type { Synonym } from "../../src/search/records/siteRecords";
import type { NodeInput } from "./createNodes";
import type { Menus } from "./menus";
import { countOfAuthor, countOfTag } from "./model/posts/bylineCounts";
import type { Content, SiteData } from "./model/types";
import { docNodes, pageNodes, postNodes, SIDEBAR } from "./pageNodes";

/** Every node of the site, as data. */
export function buildNodes(content: Content, menus: Menus, moment: BuildMoment): NodeInput[] {
  const { docs, posts, site } = content;
  const { sidebar, sidebarFile } = menus;
  const one = (type: string, key: string, fields: NodeInput["fields"]) => ({ type, key, fields });
  return [
    one("SiteConfig", "site", siteFields(content)),
    one("Version", "current", {
      ...site.config.docs.version,
      name: "current",
      isLatest: true,
      mainDocId: docs.find(({ path }) => path === "/")?.docId ?? "",
    }),
    one("Sidebar", SIDEBAR, {
      name: SIDEBAR,
      items: sidebar,
      inlineItems: sidebarFile ? new SidebarIndex(sidebar).pruned("") : sidebar,
      file: sidebarFile?.path ?? null,
    }),
    ...docNodes(content, menus, moment),
    ...postNodes(content, moment),
    ...pageNodes(content, moment),
    ...Object.entries(site.values).map(([key, { value, confirmed }]) =>
      one("OwnerValue", key, { key, value: [value].flat(), confirmed }),
    ),
    ...Object.entries(site.authors).map(([authorId, author], order) =>
      one("Author", authorId, {
        ...author,
        kind: author.kind ?? "person",
        authorId,
        order,
        path: authorPath(authorId),
        count: countOfAuthor(posts, authorId, moment),
      }),
    ),
    ...Object.entries(site.tags).map(([tagId, tag]) =>
      one("Tag", tagId, {
        ...tag,
        tagId,
        path: tagPath(tagId),
        ...countOfTag(posts, tagId, moment),
      }),
    ),
  ];
}

function siteFields({ site, pictureSizes, problems }: Content): NodeInput["fields"] {
  const { config, routes, values } = site;
  return {
    ...config,
    banner: { ...config.banner, ...pictureSizes.get(config.banner.image) },
    logo: { ...config.logo, width: logoWidth(pictureSizes.get(config.logo.image)) },
    search: { ...config.search, synonyms: synonymsOf(site) },
    routes,
    unconfirmed: Object.values(values).filter(({ confirmed }) => !confirmed).length,
    problems: [...problems],
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
