import type { ComponentSpecs, PageSummary } from "../../../../src/domain/componentSpec";
import type { Problem } from "../../../../src/domain/problems";
import { pathKey } from "../../../../src/domain/routes";
import type { Draft } from "../docs/docs";
import { dataFiles } from "../files/dataFiles";
import { CONTENT_FOLDER, type SourceFile } from "../files/source";
import type { Content, PageData, SiteData } from "../types";
import { pagesByFolder } from "./linkTarget";
import type { ResolveContext } from "./resolve";
import { shownOn } from "./shownOn";

type SiteOptions = {
  /** Absolute path of the project. */
  readonly root: string;
  readonly files: readonly SourceFile[];
  readonly components: ComponentSpecs;
  readonly publish: (file: string) => string;
  /** Base path of the build, such as `/docs`. */
  readonly pathPrefix?: string;
};

/**
 * What the pages of a build need to know about each other.
 * @param problems receives those of a data file when a page first asks for it
 */
export function resolveContext(
  options: SiteOptions,
  site: SiteData,
  pages: readonly Draft<PageData>[],
  sidebar: Content["sidebar"],
  problems: Problem[],
): ResolveContext {
  const targets = pages.map((page): [Draft<PageData>, PageSummary] => [
    page,
    { path: page.path, title: page.title, description: page.description },
  ]);
  const folders = new Map(options.files.map(({ path, folder }) => [path, folder]));
  const folderOf = (page: string) => folders.get(page) ?? CONTENT_FOLDER;
  const byFile = new Map(targets.map(([page, target]) => [page.file, target]));
  return {
    root: options.root,
    folderOf,
    site,
    sidebar,
    byFile,
    byFolder: pagesByFolder({ byFile, folderOf }),
    byPath: new Map(targets.map(([page, target]) => [page.path, target])),
    byKey: new Map(targets.map(([page, target]) => [pathKey(page.path), target])),
    components: options.components,
    shownOn: shownOn(pages),
    data: dataFiles(options.files, problems),
    siteAddress: site.config.url + (options.pathPrefix ?? ""),
    publish: options.publish,
  };
}
