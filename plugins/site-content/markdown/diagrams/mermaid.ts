import { canonicalChain } from "./mermaidChain";

/** Mermaid text that the renderer draws correctly, and what was found in it. */
export type PreparedDiagram = {
  readonly source: string;
  /** A title or description that the diagram carries itself. */
  readonly title?: string;
  /** Number of lines with links, which are omitted. */
  readonly links: number;
};

type Kind = {
  readonly header: RegExp;
  /** Pattern of the lines that the renderer draws. */
  readonly lines: readonly RegExp[];
};

const SEQUENCE_ARROW = "(?:--?>>?|--?[)x])";
const KINDS: readonly Kind[] = [
  { header: /^(?:graph|flowchart)(?:\s+(?:TD|TB|LR|BT|RL))?$/i, lines: [] },
  {
    header: /^stateDiagram(-v2)?$/i,
    lines: [
      /^direction (TD|TB|LR|BT|RL)$/i,
      /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
      /^\}$/,
      /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
      /^(\[\*\]|[\w\p{L}-]+?)\s*-->\s*(\[\*\]|[\w\p{L}-]+)(\s*:\s*.+)?$/u,
      /^[\w\p{L}-]+\s*:\s*.+$/u,
    ],
  },
  {
    header: /^sequenceDiagram$/i,
    lines: [
      /^(participant|actor)\s+\S+(\s+as\s+.+)?$/,
      /^Note\s+(left of|right of|over)\s[^:]+:.*\S/i,
      /^(loop|alt|opt|par|critical|break|rect|else|and)\b/,
      /^end$/,
      /^(activate|deactivate)\s+\S+$/,
      new RegExp(String.raw`^\S+?\s*${SEQUENCE_ARROW}\s*[+-]?\S+?\s*:\s*.+$`),
    ],
  },
  {
    header: /^classDiagram(-v2)?$/i,
    lines: [
      /^(namespace|class)\s+\w+(\s*~\w+~)?\s*\{?$/,
      /^class\s+\w+\s*\{\s*<<\w+>>\s*\}$/,
      /^<<\w+>>$/,
      /^\}$/,
      /^\w+(\s+"[^"]*")?\s+(<\|--|--\|>|\*--|--\*|o--|--o|<--|-->|--|\.\.>|<\.\.|\.\.\|>|<\|\.\.|\.\.)\s+("[^"]*"\s+)?\w+(\s*:\s*.+)?$/,
      /^\w+\s*:\s*.+$/,
      /^[+\-#~]?[\w~<>[\], ]+(\([^)]*\)[*$]?[\w~<>[\],\s]*)?$/,
    ],
  },
  {
    header: /^erDiagram$/i,
    lines: [
      /^\w[\w-]*\s*\{$/,
      /^\}$/,
      /^\S+\s+\S+(\s+(PK|FK|UK)(\s*,\s*(PK|FK|UK))*)?(\s+"[^"]*")?$/,
      /^\S+\s+[|o}{]+(--|\.\.)[|o}{]+\s+\S+\s*:\s*.+$/,
    ],
  },
  {
    header: /^xychart(-beta)?(\s+horizontal)?$/i,
    lines: [
      /^title\s+"[^"]+"$/,
      /^x-axis\s+("[^"]*"\s*)?(\[[^\]]+\]|-?\d+(\.\d+)?\s*-->\s*-?\d+(\.\d+)?)$/,
      /^y-axis\s+"[^"]+"$/,
      /^y-axis\s+("[^"]*"\s+)?-?\d+(\.\d+)?\s*-->\s*-?\d+(\.\d+)?$/,
      /^(bar|line)\s+\[[^\]]+\]$/,
    ],
  },
];

const INIT = /%%\{(?:(?!%%\{)[\s\S])*?\}%%/g;
const OWN_CONFIG = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;
const DESCRIPTION_BLOCK = /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m;
const COLORS = /^(classDef|linkStyle|style)\s|^class\s+[\w,-]+\s+\w+$/;

/**
 * Prepares Mermaid text for the renderer, which knows six kinds and, in each, fewer notations than Mermaid: settings, comments
 * and semicolons are removed, arrows get the spaces it needs.
 * @throws Error when a line would be drawn wrong or not at all
 */
export function prepareMermaid(text: string): PreparedDiagram {
  const config = OWN_CONFIG.exec(text.trimStart());
  const body = config ? text.trimStart().slice(config[0].length) : text;
  const described = DESCRIPTION_BLOCK.exec(body)?.[1]?.trim().replace(/\s+/g, " ");
  const written = body
    .replace(INIT, "")
    .replace(DESCRIPTION_BLOCK, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("%%"));
  const named = written.map((line) => /^acc(?:Title|Descr)\s*:\s*(.+)$/.exec(line)?.[1]);
  const [first = "", ...rest] = written.filter((_, index) => named[index] === undefined);
  const [header = "", ...sameLine] = statements(first);
  const kind = KINDS.find((each) => each.header.test(header));
  if (!kind) throw new Error(`"${header.split(/\s/)[0] ?? ""}" is not a kind that can be drawn`);
  const isFlow = kind === KINDS[0];
  const lines = [...sameLine, ...rest].flatMap((line) =>
    isFlow ? statements(line) : [line.replace(/;$/, "").trim()],
  );
  const drawn = lines.filter((line) => !(isFlow && /^(click|href)\s/.test(line)));
  const title = /^title:\s*(.+)$/m.exec(config?.[1] ?? "")?.[1];
  const alt = described ?? named.find((name) => name !== undefined) ?? unquoted(title);
  return {
    source: [
      isFlow && !/\s/.test(header) ? `${header} TD` : header.replace(/-v2$/i, versionOf(kind)),
      ...(isFlow ? drawn.map(canonicalLine) : numbered(drawn.filter(isDrawnBy(kind)))),
    ].join("\n"),
    ...(alt !== undefined && { title: alt }),
    links: lines.length - drawn.length,
  };
}

/** The renderer accepts the suffix `-v2` for state diagrams but not for class diagrams. */
function versionOf({ header }: Kind): string {
  return header.test("stateDiagram-v2") ? "-v2" : "";
}

/** Whether a line is drawn: colors are not, since the site's style decides them. @throws Error for anything else */
function isDrawnBy({ lines }: Kind): (line: string) => boolean {
  return (line) => {
    if (/^autonumber$/.test(line) || lines.some((form) => form.test(line))) return true;
    if (COLORS.test(line)) return false;
    throw new Error(`"${line}" cannot be drawn`);
  };
}

/** Messages with their numbers, where the diagram asks for them. */
function numbered(lines: readonly string[]): string[] {
  if (!lines.includes("autonumber")) return [...lines];
  const message = new RegExp(String.raw`^(\S+?\s*${SEQUENCE_ARROW}\s*[+-]?\S+?\s*:)\s*`);
  let count = 0;
  return lines
    .filter((line) => line !== "autonumber")
    .map((line) => line.replace(message, (_, start: string) => `${start} ${++count}. `));
}

/** Collapses runs of spaces in a line: the patterns would need cubic time to try every way of splitting them. */
const GROUP = /^subgraph (?:([\w-]+)(?![\w-]))? ?(?:\[ ?(.+?) ?\]|"(.+)"|([^"[\]]*))$/;

/** A flowchart line in the notation that the renderer reads. @throws Error when that is impossible */
function canonicalLine(line: string): string {
  if (line === "end" || /^direction\s+(TD|TB|LR|BT|RL)$/i.test(line) || COLORS.test(line))
    return line;
  const plain = line.replace(/\s+/g, " ");
  const group = GROUP.exec(plain);
  if (group) {
    const [, id, label, quoted, words = ""] = group;
    const name = unquoted(label) ?? quoted ?? "";
    return name === ""
      ? `subgraph ${[id, words].filter(Boolean).join(" ")}`
      : `subgraph ${id ?? name.replace(/\W+/g, "_")} [${name}]`;
  }
  const chain = canonicalChain(plain);
  if (chain === undefined) throw new Error(`"${line}" cannot be drawn`);
  return chain;
}

/** Splits a line into statements at its semicolons, except those in quotation marks, brackets and entities. */
function statements(line: string): string[] {
  return (line.match(/(?:"[^"]*"|#\w+;|\[[^[\]]*\]|\([^()]*\)|\{[^{}]*\}|\|[^|]*\||[^;])+/g) ?? [])
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

function unquoted(text: string | undefined): string | undefined {
  return text?.trim().replace(/^(["'])(.*)\1$/, "$2");
}
