import { isElement, type TreeNode } from "./documentTree";

/** Operators with spaces around them. */
const INFIX = /^[-−+*/=<>≤≥≈≠·⋅×÷±→∈≡]$/;

/** What needs no parentheses: in a fraction, and as an index or power. */
const FACTOR = /^(?:[\d.,]+|\p{L}(?:_[\p{L}\p{N}]+)?)$/u;
const SCRIPT = /^(?:[\p{L}\p{N}.,_]*|.)$/u;

/** MathML as a line of text that can be read and searched: a fraction is `a/b`, a power `x^2`. */
export function mathText(nodes: readonly TreeNode[]): string {
  return nodes.map(textOf).join("").normalize("NFKC").replace(/\s+/g, " ").trim();
}

function textOf(node: TreeNode): string {
  if (!isElement(node)) return node;
  const { type, children = [] } = node;
  const [first = "", second = "", third = ""] = children;
  switch (type) {
    case "mfrac":
      return `${operand(FACTOR, first)}/${operand(FACTOR, second)}`;
    case "msqrt":
      return `√${operand(FACTOR, ...children)}`;
    case "msub":
    case "munder":
      return `${textOf(first)}_${operand(SCRIPT, second)}`;
    case "msup":
    case "mover":
      return `${textOf(first)}^${operand(SCRIPT, second)}`;
    case "msubsup":
    case "munderover":
      return `${textOf(first)}_${operand(SCRIPT, second)}^${operand(SCRIPT, third)}`;
    case "mspace":
    case "mtd":
      return ` ${children.map(textOf).join("")}`;
    default: {
      const text = children.map(textOf).join("");
      return type === "mo" && INFIX.test(text) ? ` ${text} ` : text;
    }
  }
}

/** In parentheses, unless it is as plain as this. */
function operand(plain: RegExp, ...nodes: readonly TreeNode[]): string {
  const text = mathText(nodes);
  return plain.test(text) ? text : `(${text})`;
}
