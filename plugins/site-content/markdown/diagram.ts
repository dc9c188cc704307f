import { createHash } from "node:crypto";
import path from "node:path";
import { element, type TreeElement } from "../../../src/domain/documentTree";
import { svgToTree } from "./svg";

type MermaidRenderer = {
  renderMermaidSVG: (source: string, options: { readonly padding: number }) => string;
};

/** The renderer is published for `import` only; its file is loaded directly, so that Gatsby's CommonJS build can use it. */
function loadRenderer(): MermaidRenderer {
  return require(path.resolve("node_modules/beautiful-mermaid/dist/index.js"));
}

/** Pixels around a drawing, which has a frame of its own. */
const PADDING = 8;
/** Widths of the text column in pixels: of a page beside its sidebar, and of a narrow phone. */
const COLUMN = 640;
const PHONE = 326;
const ROW = /^(graph|flowchart)[ \t]+(?:LR|RL)\b/i;

/**
 * Draws Mermaid text as an SVG at build time, themed by custom properties. A row of nodes that is wider than the column is
 * drawn as a stack, and one that is wider than a phone has a stack besides, for narrow columns.
 * @param alt the finding in a sentence; becomes the picture's accessible name
 * @throws Error with the renderer's message for text it cannot draw
 */
export function diagramToTree(source: string, alt: string, line?: number): TreeElement {
  const drawn = draw(source, alt);
  if (!ROW.test(source) || widthOf(drawn) <= PHONE)
    return element("Diagram", { alt }, [drawn], line);
  const stack = draw(source.replace(ROW, "$1 TD"), alt);
  const shown =
    widthOf(stack) >= widthOf(drawn)
      ? [drawn]
      : widthOf(drawn) > COLUMN
        ? [stack]
        : [withClass(drawn, "diagram-row"), withClass(stack, "diagram-stack")];
  return element("Diagram", { alt }, shown, line);
}

function draw(source: string, alt: string): TreeElement {
  const id = `d${createHash("sha256").update(source).digest("hex").slice(0, 6)}`;
  const svg = svgToTree(loadRenderer().renderMermaidSVG(source, { padding: PADDING }), id);
  if (!svg) throw new Error("nothing was drawn");
  const { width, height, viewBox } = svg.props ?? {};
  return element(
    "svg",
    { role: "img", "aria-label": alt, viewBox, width: rounded(width), height: rounded(height) },
    svg.children ?? [],
  );
}

function withClass(svg: TreeElement, className: string): TreeElement {
  return { ...svg, props: { ...svg.props, className } };
}

function widthOf(svg: TreeElement): number {
  return Number(svg.props?.width);
}

function rounded(value: unknown): number {
  return Math.round(Number(value));
}
