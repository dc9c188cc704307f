import { createHash } from "node:crypto";
import path from "node:path";
import {
  element,
  isElement,
  mapTree,
  type TreeElement,
  type TreeNode,
  walk,
} from "../../../../src/domain/documentTree";
import { arrowsInWords, type Graph, stepsInWords } from "./diagramText";
import { lostWord, preparedMermaid } from "./mermaid";
import { sequenceSteps } from "./sequenceSteps";
import { svgToTree } from "./svg";

type MermaidRenderer = {
  parseMermaid: (source: string) => Graph;
  renderMermaidSVG: (source: string, options: { readonly padding: number }) => string;
};

/** The renderer is published for `import` only; its file is loaded directly, so that Gatsby's CommonJS build can use it. */
function loadRenderer(): MermaidRenderer {
  return require(path.resolve("node_modules/beautiful-mermaid/dist/index.js"));
}

/** Padding of a drawing in pixels; the page adds a frame. */
const PADDING = 8;
/** Padding in pixels that the renderer leaves around a sequence, regardless of its setting. */
const SEQUENCE_PADDING = 30;
/** Font sizes in pixels: of the renderer's labels, of ours, and of ours in a sequence, which may be shrunk to 97 %. */
const SMALL = 11;
const LABEL = 12;
const SEQUENCE_LABEL = 12.4;
/** In pixels: space between the outermost box and the drawing's edge, and what a label's box gains beyond its letters' growth. */
const CLEAR = 2;
const LABEL_ROOM = 4;

export const SEQUENCE = /^sequenceDiagram\b/i;
const GRAPH = /^(?:graph|flowchart|stateDiagram)/i;
/** Kinds of diagrams whose boxes fit their labels closely. */
const BOXED = /^(classDiagram|erDiagram)\b/i;

/**
 * Draws Mermaid text as an SVG whose labels are at least 12 pixels high.
 * @param line its line in the page: markers have ids, and a page may contain the same drawing twice
 * @throws Error with the renderer's message for text it cannot draw, or would draw only in part
 */
export function drawMermaid(written: string, alt: string, line = 0): TreeElement {
  const source = preparedMermaid(written);
  const id = `d${createHash("sha256").update(`${line} ${source}`).digest("hex").slice(0, 6)}`;
  const markup = loadRenderer().renderMermaidSVG(source, { padding: PADDING });
  const lost = lostWord(source, markup);
  if (lost !== undefined) throw new Error(`its renderer leaves out "${lost}"`);
  const svg = svgToTree(markup, id);
  if (!svg) throw new Error("nothing was drawn");
  const cut = SEQUENCE.test(source) ? SEQUENCE_PADDING - PADDING : 0;
  const height = Number(svg.props?.height) - 2 * cut;
  const scale = BOXED.test(source) ? LABEL / SMALL : 1;
  const drawn = scale > 1 ? svg : withLabels(svg, cut > 0 ? SEQUENCE_LABEL : LABEL);
  const { children = [] } = drawn;
  const { left, right } = extent(drawn, cut, Number(svg.props?.width) - cut);
  const width = right - left;
  return element(
    "svg",
    {
      role: "img",
      "aria-label": wordsOf(source) || alt || "Diagram",
      ...(cut > 0 && { className: "diagram-sequence" }),
      viewBox: `${rounded(left, 10)} ${cut} ${rounded(width, 10)} ${rounded(height, 10)}`,
      width: rounded(width * scale),
      height: rounded(height * scale),
    },
    children,
  );
}

/** The caption states the finding, so the accessible name says what is drawn, where that can be put into words. */
function wordsOf(source: string): string {
  if (SEQUENCE.test(source)) return stepsInWords(sequenceSteps(source));
  return GRAPH.test(source) ? arrowsInWords(loadRenderer().parseMermaid(source)) : "";
}

/** The left and right edges of a drawing: the renderer's own size ignores boxes that extend further to the right. */
function extent(node: TreeElement, left: number, right: number): { left: number; right: number } {
  const found = { left, right };
  walk([node], ({ type, props }) => {
    if (type !== "rect") return;
    const x = Number(props?.x ?? 0);
    found.left = Math.min(found.left, x - CLEAR);
    found.right = Math.max(found.right, x + Number(props?.width) + CLEAR);
  });
  return found;
}

/** Enlarges small labels to our size; the box of an arrow's label grows with it, and leaves room for a wide font. */
function withLabels(drawing: TreeElement, size: number): TreeElement {
  const [drawn = drawing] = mapTree([drawing], (node) => {
    const { children = [], props } = node;
    if (props?.className === "edge-label") return { ...node, children: children.map(widened) };
    return props?.fontSize === String(SMALL)
      ? { ...node, props: { ...props, fontSize: String(size) } }
      : node;
  }).filter(isElement);
  return drawn;
}

/** The box of an arrow's label, wider. */
function widened(rect: TreeNode): TreeNode {
  if (!isElement(rect) || rect.type !== "rect") return rect;
  const { x, width } = rect.props ?? {};
  const more = Number(width) * (LABEL / SMALL - 1) + LABEL_ROOM;
  const props = { x: rounded(Number(x) - more / 2, 10), width: rounded(Number(width) + more, 10) };
  return { ...rect, props: { ...rect.props, ...props } };
}

/** Rounds to a whole number, or to a fraction of one. */
function rounded(value: number, parts = 1): number {
  return Math.round(value * parts) / parts;
}
