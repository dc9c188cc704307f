import { groupBy } from "../../../../src/domain/groupBy";
import type { Problem } from "../../../../src/domain/problems";
import { withoutEndSlashes } from "../../../../src/domain/routes";
import type { SidebarFolder } from "../../../../src/domain/sidebar";
import type { Variables } from "../../markdown/variables";
import { categorySchema } from "../../schemas/frontMatter";
import { parseYaml } from "../../yaml/yaml";
import {
  DOCS_FOLDER,
  isCategoryFile,
  parseNumberPrefix,
  placeOf,
  type SourceFile,
} from "../files/source";
import type { CategoryData, DocData } from "../types";
import { docsFolderOf, foldersAbove, humanise, isFolderPage, LAST, nameOf } from "./docPlace";

/** One category for every folder of `content/docs`, from `_category.yml` or the folder's name. */
export function loadCategories(
  files: readonly SourceFile[],
  variables: Variables,
): { categories: CategoryData[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const places = files.map(placeOf).filter((place) => place.startsWith(`${DOCS_FOLDER}/`));
  const described = groupBy(
    files.filter((file) => isCategoryFile(placeOf(file))),
    (file) => docsFolderOf(placeOf(file)),
  );
  const folders = new Set(places.flatMap((place) => foldersAbove(docsFolderOf(place))));
  const categories = [...folders].map((folder): CategoryData => {
    const [file] = described.get(folder) ?? []; // the content's own comes before another source's
    const { config, lineOf, problems: found } = readCategory(file, variables);
    problems.push(...found);
    const link = config?.link;
    const { name, position } = parseNumberPrefix(folder.split("/").at(-1) ?? folder);
    return {
      folder,
      label: config?.label ?? humanise(name),
      slug: config?.slug ?? name,
      position: config?.position ?? position ?? LAST,
      ...(config?.label !== undefined && { isNamed: true }),
      ...(config?.position !== undefined && { isPlaced: true }),
      collapsed: config?.collapsed ?? true,
      collapsible: config?.collapsible ?? true,
      ...(config?.group !== undefined && { group: config.group }),
      ...(config?.edit_url !== undefined && {
        editUrl: withoutEndSlashes(config.edit_url),
      }),
      ...(config?.description !== undefined && { description: config.description }),
      ...(file && { file: file.path }),
      ...(config?.redirect_from && {
        redirectFrom: config.redirect_from,
        fromLine: lineOf(["redirect_from"]),
      }),
      ...(link && { linkLine: lineOf(["link"]) }),
      ...(typeof link === "string" && { link }),
      ...(link === null && { ownPage: "none" as const }),
      ...(link && typeof link === "object" && { ownPage: link }),
    };
  });
  return {
    categories: categories.sort((a, b) => a.folder.localeCompare(b.folder, "en")),
    problems,
  };
}

/** What a category file says; JSON is read as YAML, which it is. */
function readCategory(file: SourceFile | undefined, variables: Variables) {
  if (!file) return { config: undefined, lineOf: () => 1, problems: [] };
  const source = { file: file.path, text: file.text, lineOffset: 0 };
  const { value, lineOf, problems } = parseYaml(source, categorySchema, variables);
  return { config: value, lineOf, problems };
}

type Placed = Pick<
  DocData,
  "file" | "sidebarLabel" | "position" | "folderPosition" | "path" | "unlisted" | "folder"
>;

/**
 * The folder tree that the sidebar is built from. Where a category file does not, the page that the folder opens gives its label
 * and position.
 */
export function toSidebarFolder(
  docs: readonly Placed[],
  categories: readonly CategoryData[],
): SidebarFolder {
  const docsIn = groupBy(docs, ({ folder }) => folder);
  const below = categories.filter(({ folder }) => folder !== "");
  const foldersIn = groupBy(below, ({ folder }) => folder.split("/").slice(0, -1).join("/"));
  const folderOf = (folder: string, own?: CategoryData): SidebarFolder => {
    const inFolder = docsIn.get(folder) ?? [];
    const index =
      own?.ownPage === "none" ? undefined : inFolder.find(({ file }) => isFolderPage(file, folder));
    const href = own?.link ?? index?.path;
    const opened = inFolder.find(({ path }) => path === href);
    return {
      key: folder,
      label: (own?.isNamed ? undefined : opened?.sidebarLabel) ?? own?.label ?? "",
      position: (own?.isPlaced ? undefined : opened?.folderPosition) ?? own?.position ?? 0,
      collapsed: own?.collapsed ?? false,
      collapsible: own?.collapsible ?? true,
      ...(own?.group !== undefined && { group: own.group }),
      ...(folder !== "" && href !== undefined && { href }),
      docs: inFolder.map(({ file, sidebarLabel, position, path, unlisted }) => ({
        name: nameOf(file).name,
        label: sidebarLabel,
        position,
        href: path,
        unlisted,
      })),
      folders: (foldersIn.get(folder) ?? []).map((category) => folderOf(category.folder, category)),
    };
  };
  return folderOf(
    "",
    categories.find(({ folder }) => folder === ""),
  );
}
