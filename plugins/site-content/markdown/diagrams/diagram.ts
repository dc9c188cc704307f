import type { VFile } from "vfile";
import { element, type TreeElement } from "../../../../src/domain/documentTree";
import { scrollBox } from "../../../../src/domain/scrollBox";
import { reasonOf, report } from "../report";
import { drawMermaid, SEQUENCE } from "./drawing";
import { preparedMermaid } from "./mermaid";
import { sequenceSteps } from "./sequenceSteps";

/** Widths of the text column in pixels: of a page beside its sidebar, and of a narrow phone. */
const COLUMN = 640;
const PHONE = 326;
/** A sequence that is a little wider than the column is drawn at 97 % of its size. */
const SHRUNK = COLUMN / 0.97;

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
 * Draws Mermaid text as an SVG at build time, themed by custom properties. A sequence that is wider than a phone gets a list of its
 * steps as well, for narrow columns.
 * @param alt the finding in a sentence; becomes the caption
 * @throws Error for text that cannot be drawn
 */
export function diagramToTree(source: string, alt: string, line?: number): TreeElement {
  const drawn = drawMermaid(source, alt, line);
  const width = Number(drawn.props?.width);
  if (!SEQUENCE.test(source) || width <= PHONE) return figure(alt, [drawn], line);
  const className = `${drawn.props?.className ?? ""} diagram-row${width <= SHRUNK ? " diagram-fit" : ""}`;
  const row = { ...drawn, props: { ...drawn.props, className: className.trim() } };
  return figure(alt, [row, sequenceSteps(preparedMermaid(source))], line);
}

/** Its accessible name says what leads where, the caption what follows from it; search and feeds have the caption. */
function figure(
  alt: string,
  drawing: readonly TreeElement[],
  line: number | undefined,
): TreeElement {
  const box = scrollBox("div", "diagram-box", "Diagram", drawing);
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
