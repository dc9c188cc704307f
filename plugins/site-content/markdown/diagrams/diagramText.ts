import { DomUtils, parseDocument } from "htmlparser2";
import { isElement, type TreeElement, type TreeNode } from "../../../../src/domain/documentTree";

/** Formatting tags that a Mermaid label may contain. */
const LOOK = /<\/?(?:b|strong|i|em|u|s|del|small|sub|sup|code|span)(?:\s[^<>]*)?>/gi;

/** What a drawing shows, for readers who cannot see it: `Wallet → Router (signs); Router → Pool`. Undefined without arrows. */
export function arrowsInWords(markup: string): string | undefined {
  const drawn = parseDocument(markup, { xmlMode: true });
  const attributes = (tag: string, className: string) =>
    DomUtils.getElementsByTagName(tag, drawn)
      .map(({ attribs }) => attribs)
      .filter((attribs) => attribs.class === className);
  const names = new Map(
    attributes("g", "node").map((node) => [
      node["data-id"],
      node["data-label"]?.replace(LOOK, "").trim(),
    ]),
  );
  const nameOf = (id = "") => names.get(id) || id.replace(/^_(?=start|end)/, "");
  const arrows = attributes("polyline", "edge").map((edge) => {
    const [isBack, isOn] = [edge["data-arrow-start"] === "true", edge["data-arrow-end"] === "true"];
    const arrow = isBack ? (isOn ? "↔" : "←") : isOn ? "→" : "–";
    const label = edge["data-label"] ? ` (${edge["data-label"].replace(LOOK, "")})` : "";
    return `${nameOf(edge["data-from"])} ${arrow} ${nameOf(edge["data-to"])}${label}`;
  });
  return arrows.length > 0 ? arrows.join("; ") : undefined;
}

/** The steps of a sequence in one line: `Application → Router: send; Router → Pool: swap`. */
export function stepsInWords(steps: TreeElement): string | undefined {
  const words = (node: TreeNode): string[] => {
    if (!isElement(node)) return [];
    const inner = (node.children ?? []).flatMap(words);
    if (node.type !== "li") return inner;
    const [head, text] = node.children ?? [];
    const name = head && isElement(head) ? head.children?.join("") : "";
    return [`${name}: ${typeof text === "string" ? text.trim() : ""}`, ...inner];
  };
  const all = words(steps);
  return all.length > 0 ? all.join("; ") : undefined;
}
