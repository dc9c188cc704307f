import { svg } from "property-information";
import {
  element,
  isElement,
  isNotBlank,
  mapTree,
  type TreeElement,
} from "../../../../src/domain/documentTree";
import { markupToTree } from "../markupToTree";

/**
 * A drawing as a tree. `style` attributes, `data-*` and event handlers are dropped; ids get a prefix so that two drawings on a page
 * do not share markers.
 */
export function svgToTree(markup: string, idPrefix: string): TreeElement | undefined {
  const nodes = markupToTree(markup, svg, (name, value) => {
    if (/^(?:style$|data-|on|xmlns)/.test(name)) return undefined;
    if (name === "id") return `${idPrefix}-${value}`;
    return shorten(value.replace(/url\(#([^()]+)\)/g, `url(#${idPrefix}-$1)`));
  });
  const drawn = mapTree(nodes, ({ type, props, children = [] }) =>
    element(type, props, children.filter(isNotBlank)),
  );
  return drawn.filter(isElement).find(({ type }) => type === "svg");
}

/** Coordinates with at most one decimal: smaller pages, same picture. */
function shorten(value: string): string {
  return value.replace(/(?<!\d)\d+\.\d{2,}/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  );
}
