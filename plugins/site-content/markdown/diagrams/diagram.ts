import type { VFile } from "vfile";
import { element, type TreeElement } from "../../../../src/domain/documentTree";
import { scrollBox } from "../../../../src/domain/scrollBox";
import { reasonOf, report } from "../report";
import { drawMermaid } from "./drawing";

/**
 * A diagram of Mermaid as a picture; undefined, with a problem, for one that cannot be drawn as it is written.
 * @param meta what is written after the language: `alt="The finding."`
 */
export function diagram(
  source: string,
  meta: string,
  line: number | undefined,
  file: VFile,
): TreeElement | undefined {
  const [, , alt = ""] = /(?:alt|title)=(["'])(.*?)\1/.exec(meta) ?? [];
  try {
    const drawn = diagramToTree(source, alt, line);
    if (alt === "") report(file, "missing-alt", line, "A diagram has no alt text.");
    return drawn;
  } catch (error) {
    const message = `The diagram is shown as code: ${reasonOf(error)}.`;
    report(file, "diagram-as-code", line, message);
    return undefined;
  }
}

/**
 * Draws Mermaid text as an SVG at build time, themed by custom properties. Its accessible name says what leads where, the caption
 * what follows from it; search and feeds have the caption.
 * @param alt the finding in a sentence; becomes the caption
 * @throws Error for text that cannot be drawn
 */
export function diagramToTree(source: string, alt: string, line?: number): TreeElement {
  const box = scrollBox("div", "diagram-box", "Diagram", [drawMermaid(source, alt, line)]);
  return element(
    "figure",
    { className: "diagram" },
    [
      { ...box, props: { ...box.props, "data-ui": "" } },
      element("figcaption", { className: "drawing-caption" }, [alt]),
    ],
    line,
  );
}
