import { element, type TreeElement, type TreeNode } from "../../../../src/domain/documentTree";

const PARTICIPANT = /^(?:participant|actor)\s+(\S+)(?:\s+as\s+(.+))?$/;
const NOTE = /^Note\s+(?:left of|right of|over)\s+([^\s:][^:]*):\s*(.+)$/i;
const MESSAGE = /^(\S+?)\s*--?(>>?|[x)])\s*[+-]?(\S+?)\s*:\s*(.+)$/;
const BLOCK = /^(loop|alt|opt|par|critical|break|rect)\b\s*(.*)$/;
const NEXT_BRANCH = /^(else|and)\b\s*(.*)$/;

/**
 * The messages of a sequence diagram as a numbered list, for columns that are narrower than the drawing: who writes to whom, and
 * what. Loops and branches are items with nested lists.
 * @param source Mermaid text that begins with `sequenceDiagram`, as prepared for the renderer
 */
export function sequenceSteps(source: string): TreeElement {
  const lines = source.split("\n").map((line) => line.trim());
  const names = namesOf(lines);
  return list(itemsOf(lines.slice(1)[Symbol.iterator](), names), "diagram-stack diagram-steps");
}

/** The items up to the end of the block that the lines are in. */
function itemsOf(lines: Iterator<string, undefined>, names: Names): readonly TreeElement[] {
  const items: TreeElement[] = [];
  for (let next = lines.next(); !next.done && next.value !== "end"; next = lines.next()) {
    const item = single(next.value, names);
    if (item) items.push(item);
    const [, branch, condition = ""] = NEXT_BRANCH.exec(next.value) ?? [];
    const [, block, label = ""] = BLOCK.exec(next.value) ?? [];
    // Everything after a branch, up to the end of its block, belongs to it.
    if (branch) return [...items, step(branch, condition, itemsOf(lines, names))];
    if (block === "rect") items.push(...itemsOf(lines, names));
    else if (block) items.push(step(block, label, itemsOf(lines, names)));
  }
  return items;
}

/** The item of a message or a note. */
function single(line: string, names: Names): TreeElement | undefined {
  const [, from, head, to, text] = MESSAGE.exec(line) ?? [];
  if (from && to && text)
    return step(`${names(from)} → ${names(to)}${head === "x" ? " ✕" : ""}`, text);
  const [, over, note] = NOTE.exec(line) ?? [];
  return over && note ? step(names(over), note) : undefined;
}

type Names = (ids: string) => string;

/** The display name of each participant by the id that messages use; several ids are separated by commas. */
function namesOf(lines: readonly string[]): Names {
  const known = new Map(
    lines.map((line) => {
      const [, id = "", name = id] = PARTICIPANT.exec(line) ?? [];
      return [id, name];
    }),
  );
  return (ids) =>
    ids
      .split(",")
      .map((id) => known.get(id.trim()) ?? id.trim())
      .join(", ");
}

function step(head: string, text: string, below: readonly TreeElement[] = []): TreeElement {
  const inner = below.length > 0 ? [list(below)] : [];
  return element("li", {}, [element("strong", {}, [head]), ` ${text}`, ...inner]);
}

function list(items: readonly TreeNode[], className?: string): TreeElement {
  return element("ol", className === undefined ? {} : { className }, items);
}
