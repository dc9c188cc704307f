/** A node's name; a hyphen belongs to it only between letters, since arrows begin with hyphens. */
const ID = /\w+(?:-\w+)*/y;
const CLASS = /:::[\w-]+/y;
/** Brackets of the shapes that can be drawn, the longest first. */
const SHAPES = [
  ["(((", ")))"],
  ["([", "])"],
  ["((", "))"],
  ["[[", "]]"],
  ["[(", ")]"],
  ["{{", "}}"],
  ["[", "]"],
  ["(", ")"],
  ["{", "}"],
  [">", "]"],
] as const;
/**
 * Characters that turn a label's brackets into another shape unless a space comes between: `["/quote"]` is a box, `[/quote/]` is
 * not.
 */
const SHAPE_MARK = /^[[({/\\]|[/\\]$/;
const PLAIN_ARROW = /(<)?(-{2,}>|-\.+->|={2,}>|-{3,}|-\.+-|={3,})\s*(?:\|([^|]*)\|)?/y;
const TEXT_ARROW =
  /(<)?(--|-\.|==)\s?("[^"]+"|[^\s\-=.|>"][^|"]*?)\s?(-{2,}>|-{3,}|(?<!\.)\.+->?|={2,}>|={3,})/y;

/** Reads one line from left to right. */
class Line {
  private place = 0;

  constructor(private readonly text: string) {}

  get isRead(): boolean {
    this.take(/\s*/y);
    return this.place === this.text.length;
  }

  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.place;
    const match = pattern.exec(this.text);
    if (match) this.place = pattern.lastIndex;
    return match ?? undefined;
  }

  /** Text in brackets, with or without quotation marks. */
  takeShape(): string | undefined {
    const rest = this.text.slice(this.place);
    const shape = SHAPES.find(([open]) => rest.startsWith(open));
    if (!shape) return "";
    const [open, close] = shape;
    const isQuoted = rest.startsWith(`${open}"`);
    const end = isQuoted ? rest.indexOf(`"${close}`) + 1 : rest.indexOf(close);
    const label = rest.slice(open.length, end).replace(/^"(.*)"$/, "$1");
    if (end <= 0 || label.trim() === "" || !isPlain(label, close)) return undefined;
    const hasMark = SHAPE_MARK.test(label);
    if (hasMark && !isQuoted) return undefined;
    this.place += end + close.length;
    return hasMark ? `${open} ${label} ${close}` : `${open}${label}${close}`;
  }
}

/** The renderer ends a label at the first closing bracket and knows neither entities nor Markdown in it. */
function isPlain(label: string, close: string): boolean {
  return !label.includes(close) && !/^`|`$|["#]/.test(label);
}

/**
 * Rewrites a line of nodes and arrows with the spaces and arrows that the renderer reads: `A-->|x|B` → `A -->|x| B`.
 * @returns undefined for a line that it would draw wrong
 */
export function canonicalChain(text: string): string | undefined {
  const line = new Line(text);
  const parts: string[] = [];
  for (;;) {
    line.take(/\s*/y);
    const id = line.take(ID)?.[0];
    const shape = line.takeShape();
    if (id === undefined || shape === undefined) return undefined;
    parts.push(id + shape + (line.take(CLASS)?.[0] ?? ""));
    if (line.isRead) return parts.join(" ");
    const next = line.take(/&/y)?.[0] ?? takeArrow(line);
    if (next === undefined) return undefined;
    parts.push(next);
  }
}

function takeArrow(line: Line): string | undefined {
  const plain = line.take(PLAIN_ARROW);
  const text = plain ? undefined : line.take(TEXT_ARROW);
  const end = plain?.[2] ?? text?.[4];
  if (end === undefined) return undefined;
  const label = (plain?.[3] ?? text?.[3])?.trim().replace(/^"(.*)"$/, "$1");
  if (label !== undefined && /["#|`]/.test(label)) return undefined;
  const stroke = /[.]/.test(end + (text?.[2] ?? "")) ? "dotted" : /=/.test(end) ? "thick" : "plain";
  const arrows = { dotted: ["-.->", "-.-"], thick: ["==>", "==="], plain: ["-->", "---"] }[stroke];
  return `${(plain ?? text)?.[1] ?? ""}${end.endsWith(">") ? arrows[0] : arrows[1]}${label ? `|${label}|` : ""}`;
}
