import { isElement, stringProp, type TreeElement } from "../../../src/domain/documentTree";
import { isExternal } from "../../../src/domain/routes";

/** Elements of films and sounds. */
export const MEDIA = new Set(["audio", "source", "track", "video"]);

/** Holds the address of a source of another site until its film or sound is resolved, which comes after it. */
export const FOREIGN = "data-foreign";

/** The address on another site that an element plays, itself or by its first source. */
export function foreignAddress(node: TreeElement): string | undefined {
  const src = stringProp(node, "src");
  if (src !== undefined && isExternal(src)) return src;
  const source = node.children?.find((child) => isElement(child) && child.type === "source");
  return source && isElement(source) ? stringProp(source, FOREIGN) : undefined;
}
