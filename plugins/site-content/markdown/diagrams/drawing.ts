import { createHash } from "node:crypto";
import path from "node:path";
import { element, type TreeElement } from "../../../../src/domain/documentTree";
import { drawingInWords } from "./diagramText";
import { lostWord, preparedMermaid } from "./mermaid";
import { svgToTree } from "./svg";

type MermaidRenderer = {
  renderMermaidSVG: (source: string, options: { readonly padding: number }) => string;
};

/** The renderer is published for `import` only; its file is loaded directly, so that Gatsby's CommonJS build can use it. */
function loadRenderer(): MermaidRenderer {
  return require(path.resolve("node_modules/beautiful-mermaid/dist/index.js"));
}

/** Padding of a drawing in pixels; the page adds a frame. */
const PADDING = 8;
/** Makes the renderer's smallest labels, of 11 pixels, 12 pixels high. */
const SCALE = 12 / 11;

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
  const { props, children } = svgToTree(markup, id) ?? {};
  if (!props) throw new Error("nothing was drawn");
  return element(
    "svg",
    {
      role: "img",
      // the caption states the finding, so the accessible name says what is drawn, where that can be put into words
      "aria-label": drawingInWords(markup) || alt || "Diagram",
      viewBox: props.viewBox,
      width: Math.round(Number(props.width) * SCALE),
      height: Math.round(Number(props.height) * SCALE),
    },
    children,
  );
}
