import { type TreeElement, walk } from "../../../../src/domain/documentTree";
import type { PageData } from "../types";

/** The route of the first page that shows a component of this name, among those that match a rule if one is given. */
export type ShownOn = (
  component: string,
  isMeant?: (node: TreeElement) => boolean,
) => string | undefined;

/** Finds pages by the components they show. Each page is searched once per name. @param pages those of the build, in order */
export function shownOn(pages: readonly Pick<PageData, "path" | "tree">[]): ShownOn {
  const found = new Map<string, readonly { readonly path: string; readonly node: TreeElement }[]>();
  return (component, isMeant = () => true) => {
    let places = found.get(component);
    if (!places) {
      places = pages.flatMap(({ path, tree }) => {
        const nodes: TreeElement[] = [];
        walk(tree, (node) => {
          if (node.type === component) nodes.push(node);
        });
        return nodes.map((node) => ({ path, node }));
      });
      found.set(component, places);
    }
    return places.find(({ node }) => isMeant(node))?.path;
  };
}
