/** Settings and comments, which the renderer would read as part of the drawing. */
const ASIDE =
  /^---[ \t]*\n[\s\S]*?\n---[ \t]*\n|%%\{[\s\S]*?\}%%|^[ \t]*(?:%%|acc(?:Title|Descr):).*/gm;
/** Text in quotation marks or brackets, an arrow of a flowchart with its label, or an arrow with text in it. */
const TEXT_OR_ARROW =
  /"[^"]*"|\[[^[\]]*\]|\([^()]*\)|\{[^{}]*\}|(<?(?:-{2,}>|-{3,}|-\.+->?|={2,}>|={3,})(?:\s*\|[^|]*\|)?)|(--|==|-\.)([^\s\-=.>|][^\-=.>|]*)(-{2,}>|-{3,}|\.+->|={2,}>)/g;
/** Notations that the renderer draws as something else. */
const UNDRAWN = /\[[/\\]|~~~|^(?:autonumber|box)\b/m;
/** Lines that say how a drawing looks or reacts. */
const LOOK = /^(?:classDef|class\s+[\w,-]+\s+\w+$|style|linkStyle|click|href|direction)\b/;
/** Words of Mermaid itself. */
const KEYWORD =
  /^(?:subgraph|end|participant|actor|as|note|over|left|right|of|loop|alt|else|opt|par|and|rect|critical|break|activate|deactivate|title|axis|x|y|bar|line|state|class|namespace|pk|fk|uk)$/;

/** Mermaid text in the notation that the renderer reads: without asides, and with spaces around the arrows of a flowchart. */
export function preparedMermaid(source: string): string {
  const [header = "", ...lines] = source
    .replace(ASIDE, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const kind = header
    .replace(/;$/, "")
    .replace(/^(graph|flowchart)$/i, "$1 TD")
    .replace(/^classDiagram-v2/, "classDiagram");
  if (!/^(?:graph|flowchart)\b/i.test(kind)) return [kind, ...lines].join("\n");
  const spaced = lines.map((line) =>
    line
      .replace(/;$/, "")
      .replace(TEXT_OR_ARROW, (part, arrow, start, text, end) =>
        arrow ? ` ${part} ` : start ? ` ${start} ${text} ${end} ` : part,
      ),
  );
  return [kind, ...spaced].join("\n");
}

/** The first word of a diagram that its drawing lacks, since the renderer leaves out what it cannot read; undefined for none. */
export function lostWord(source: string, markup: string): string | undefined {
  const [undrawn] = UNDRAWN.exec(source) ?? [];
  if (undrawn !== undefined) return undrawn;
  const shown = new Set(wordsOf(markup));
  const [, ...lines] = source.split("\n");
  return lines
    .filter((line) => !LOOK.test(line.trim()))
    .map((line) =>
      line.replace(/<\/?\w[^<>]*>|:::[\w-]+|-x(?=\w)|[|}]o(?=--|\.\.)|(?<=--|\.\.)o[|{]/g, " "),
    )
    .flatMap(wordsOf)
    .find((word) => !shown.has(word) && !KEYWORD.test(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
