import { rawText, type TreeElement, walk } from "../../../../src/domain/documentTree";

/** A flowchart or diagram of states, as the renderer reads it. */
export type Graph = {
  readonly nodes: ReadonlyMap<string, { readonly label: string }>;
  readonly edges: readonly {
    readonly source: string;
    readonly target: string;
    readonly label?: string;
    readonly hasArrowStart: boolean;
    readonly hasArrowEnd: boolean;
  }[];
};

/** Formatting tags that a Mermaid label may contain. */
const LOOK = /<\/?(?:b|strong|i|em|u|s|del|small|sub|sup|code|span)(?:\s[^<>]*)?>/gi;

/** What a graph shows, for readers who cannot see it: `Wallet → Router (signs); Router → Pool`. */
export function arrowsInWords({ nodes, edges }: Graph): string {
  const nameOf = (id: string) =>
    nodes.get(id)?.label.replace(LOOK, "").trim() || id.replace(/^_(?=start|end)/, "");
  return edges
    .map(({ source, target, label, hasArrowStart, hasArrowEnd }) => {
      const arrow = hasArrowStart ? (hasArrowEnd ? "↔" : "←") : hasArrowEnd ? "→" : "–";
      const text = label ? ` (${label.replace(LOOK, "")})` : "";
      return `${nameOf(source)} ${arrow} ${nameOf(target)}${text}`;
    })
    .join("; ");
}

/** The steps of a sequence in one line: `Application → Router: send; Router → Pool: swap`. */
export function stepsInWords(steps: TreeElement): string {
  const all: string[] = [];
  walk([steps], ({ type, children: [head = "", text = ""] = [] }) => {
    if (type === "li") all.push(`${rawText([head])}: ${rawText([text]).trim()}`);
  });
  return all.join("; ");
}
