import { svg } from "property-information";
import { rawText, stringProp, type TreeElement, walk } from "../../../../src/domain/documentTree";
import { markupToTree } from "../markupToTree";

/**
 * What leads where in a drawing, for readers who cannot see it: `Wallet → Router (signs); Router → Pool`; with a sequence's loops
 * and notes. Empty for other kinds of drawings.
 * @param markup with the names of shapes and the ends of arrows in `data-` attributes, as its renderer writes them
 */
export function drawingInWords(markup: string): string {
  const drawing = markupToTree(markup, svg, (_, value) => value);
  const names = new Map<string, string>();
  walk(drawing, (shape) => {
    const [id, label] = [stringProp(shape, "data-id"), stringProp(shape, "data-label")];
    if (id !== undefined && label) names.set(id, label);
  });
  const nameOf = (id = "") => names.get(id) ?? id.replace(/^_(?=start|end)/, "");
  const words: string[] = [];
  walk(drawing, (shape) => {
    const kind = stringProp(shape, "className") ?? "";
    if (/^(?:block|note)$/.test(kind)) words.push(rawText(shape.children ?? []).trim());
    if (!/^(?:edge|message)$/.test(kind)) return;
    const [from, to] = ["data-from", "data-to"].map((end) => nameOf(stringProp(shape, end)));
    const label = stringProp(shape, "data-label");
    words.push(`${from} ${arrowOf(shape)} ${to}${label ? ` (${label})` : ""}`);
  });
  return words
    .join("; ")
    .replace(/<\/?\w[^<>]*>/g, "")
    .replace(/\s+/g, " ");
}

function arrowOf({ props = {} }: TreeElement): string {
  const leadsOn = props["data-arrow-end"] !== "false";
  if (props["data-arrow-start"] === "true") return leadsOn ? "↔" : "←";
  return leadsOn ? "→" : "–";
}
