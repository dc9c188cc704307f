import { cardGrid, cardsOf } from "../../../../src/domain/folderCards";
import { type Problem, problem } from "../../../../src/domain/problems";
import { HOME_PATH } from "../../../../src/domain/routes";
import type { SidebarItem } from "../../../../src/domain/sidebar";
import { DOCS_FOLDER } from "../files/source";
import type { DocData, SiteData } from "../types";
import type { Draft } from "./docs";
import { listPage } from "./madeDoc";

/** The start page that the build makes where no page has its route, since every page links there: a list of the docs. */
export function madeHome(
  { config: { product, description } }: SiteData,
  sidebar: readonly SidebarItem[],
  textOf: (route: string) => string | undefined,
): Draft<DocData> {
  return listPage(HOME_PATH, product.name, description, cardGrid(cardsOf(sidebar, textOf)));
}

/** Tells the owner that the build made a start page because nobody wrote one. */
export function noHome(): Problem {
  const message = `No page has the route ${HOME_PATH}, so the build makes one.`;
  return problem("no-home", DOCS_FOLDER, undefined, message);
}
