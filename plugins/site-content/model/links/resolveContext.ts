import type { PageSummary } from "../../../../src/domain/componentSpec";
import type { Problem } from "../../../../src/domain/problems";
import { pathKey } from "../../../../src/domain/routes";
import { dataFiles } from "../files/dataFiles";
import { CONTENT_FOLDER, type SourceFile } from "../files/source";
import type { PageParser } from "../page";
import type { Content, PageData, SiteData } from "../types";
import type { ResolveContext } from "./resolve";
import { shownOn } from "./shownOn";

type SiteOptions = Pick<PageParser, "root" | "components"> & {
  readonly files: readonly SourceFile[];
  readonly publish: (file: string) => string;
  /** Base path of the build, such as `/docs`. */
  readonly pathPrefix?: string;
};

/**
 * What the pages of a build need to know about each other.
 * @param problems receives those of a data file when a page first asks for it
 */
export function resolveContext(
  { root, files, components, publish, pathPrefix = "" }: SiteOptions,
  site: SiteData,
  pages: readonly PageData[],
  sidebar: Content["sidebar"],
  problems: Problem[],
): ResolveContext {
  const pagesBy = (keyOf: (page: PageData) => string) =>
    new Map(pages.map((page): [string, PageSummary] => [keyOf(page), page]));
  const folders = new Map(files.map(({ path, folder }) => [path, folder]));
  const folderOf = (page: string) => folders.get(page) ?? CONTENT_FOLDER;
  const byFile = pagesBy(({ file }) => file);
  return {
    root,
    folderOf,
    site,
    sidebar,
    byFile,
    byPath: pagesBy(({ path }) => path),
    byKey: pagesBy(({ path }) => pathKey(path)),
    components,
    shownOn: shownOn(pages),
    data: dataFiles(files, problems),
    siteAddress: site.config.url + pathPrefix,
    publish,
  };
}
