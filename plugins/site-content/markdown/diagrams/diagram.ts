import { element, type TreeElement } from "../../../../src/domain/documentTree";
import { drawMermaid, SEQUENCE } from "./drawing";
import { sequenceSteps } from "./sequenceSteps";

/** Widths of the text column in pixels: of a page beside its sidebar, and of a narrow phone. */
const COLUMN = 640;
const PHONE = 326;
/** A sequence that is a little wider than the column is drawn at 97 % of its size. */
const SHRUNK = COLUMN / 0.97;
const ROW = /^(graph|flowchart)[ \t]+(?:LR|RL)\b/i;

/**
 * Draws Mermaid text as an SVG at build time, themed by custom properties. A row of nodes that is wider than the column is drawn
 * as a stack; one that is wider than a phone gets a stack as well, for narrow columns, and a sequence gets a list.
 * @param alt the finding in a sentence; becomes the caption
 * @throws Error with the renderer's message for text it cannot draw
 */
export function diagramToTree(source: string, alt: string, line?: number): TreeElement {
  const drawn = drawMermaid(source, alt, line);
  if (SEQUENCE.test(source) && widthOf(drawn) > PHONE) {
    const row = withClass(drawn, `diagram-row${widthOf(drawn) <= SHRUNK ? " diagram-fit" : ""}`);
    return element("Diagram", { alt }, [row, sequenceSteps(source)], line);
  }
  if (!ROW.test(source) || widthOf(drawn) <= PHONE)
    return element("Diagram", { alt }, [drawn], line);
  const stack = drawMermaid(source.replace(ROW, "$1 TD"), alt, line);
  const shown =
    widthOf(stack) >= widthOf(drawn)
      ? [drawn]
      : widthOf(drawn) > COLUMN
        ? [stack]
        : [withClass(drawn, "diagram-row"), withClass(stack, "diagram-stack")];
  return element("Diagram", { alt }, shown, line);
}

function withClass(svg: TreeElement, className: string): TreeElement {
  const own = svg.props?.className;
  return {
    ...svg,
    props: { ...svg.props, className: own ? `${String(own)} ${className}` : className },
  };
}

function widthOf(svg: TreeElement): number {
  return Number(svg.props?.width);
}
