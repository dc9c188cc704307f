import { createHash } from "node:crypto";
import path from "node:path";
import { element, type TreeElement } from "../../../src/domain/documentTree";
import { svgToTree } from "./svg";

type MermaidRenderer = { renderMermaidSVG: (source: string) => string };

/** The renderer is published for `import` only; its file is loaded directly, so that Gatsby's CommonJS build can use it. */
function loadRenderer(): MermaidRenderer {
  return require(path.resolve("node_modules/beautiful-mermaid/dist/index.js"));
}

/**
 * Draws Mermaid text as an SVG at build time, themed by custom properties.
 * @param alt the finding in a sentence; becomes the picture's accessible name
 * @throws Error with the renderer's message for text it cannot draw
 */
export function diagramToTree(source: string, alt: string, line?: number): TreeElement {
  const id = `d${createHash("sha256").update(source).digest("hex").slice(0, 6)}`;
  const svg = svgToTree(loadRenderer().renderMermaidSVG(source), id);
  if (!svg) throw new Error("nothing was drawn");
  const { width, height, viewBox } = svg.props ?? {};
  const named = element(
    "svg",
    { role: "img", "aria-label": alt, viewBox, width: rounded(width), height: rounded(height) },
    svg.children ?? [],
  );
  return element("Diagram", { alt }, [named], line);
}

function rounded(value: unknown): number {
  return Math.round(Number(value));
}
