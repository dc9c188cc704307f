import { parseDocument } from "htmlparser2";
import temml from "temml";
import {
  element,
  type Json,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";
import { texText } from "../../../../src/domain/texText";
import { objectsOf, textOf } from "../../../../src/domain/treeProps";
import { quotable, type Report, reasonOf } from "../report";

/** Maximum length of an inline formula that fits a window of 320 px even at twice the font size. */
const NARROW = 12;

function isWide(tex: string): boolean {
  return texText(tex).length > NARROW;
}

/** TeX's reference to a numbered formula. */
const REFERENCE = /\\(?:eq)?ref\s*\{([^{}]*)\}/;

/** A formula of a page; TeX that cannot be read is shown as it is written, and reported. */
export function formula(
  tex: string,
  display: boolean,
  line: number | undefined,
  report: Report,
): TreeNode[] {
  const [reference] = REFERENCE.exec(tex) ?? [];
  if (reference !== undefined) {
    report(
      "lenient",
      line,
      `The formula refers to another with "${quotable(reference)}", but formulas are not numbered here.`,
      "Name what is meant in words, or link to its heading.",
    );
    return formula(tex.replace(REFERENCE, "\\text{??}"), display, line, report);
  }
  try {
    return [
      element(
        "Math",
        { tex: tex.trim(), ...(display ? { display } : isWide(tex) && { wide: true }) },
        mathToTree(tex, display),
        line,
      ),
    ];
  } catch (error) {
    const [reason, fix] =
      error instanceof RangeError
        ? ["it nests too deeply", "Close its braces where they end."]
        : [reasonOf(error), remedyFor(tex)];
    report("lenient", line, `The formula cannot be read and is shown as TeX: ${reason}.`, fix);
    const source = element("code", {}, [tex.trim()], line);
    return [display ? element("p", {}, [source], line) : source];
  }
}

/** The most common mistakes, of which the parser's messages only give the consequences. */
function remedyFor(tex: string): string {
  if (/(?<!\\)%/.test(tex)) return "Write \\% for a percent sign: % alone begins a TeX comment.";
  return "Correct the TeX; write \\$ for a plain dollar sign.";
}

/** Words in upright letters, with TeX's spaces between them. */
const UPRIGHT_WORDS = /\\mathrm\s*(\{[A-Za-z\s]+(?:(?:\\ |~)[A-Za-z\s]+)+\})/g;

/** Text in a formula: MathJax, and therefore GitHub, shows special characters in it literally, while Temml rejects them. */
const TEXT = /\\(?:(text(?:tt|rm|sf|bf|it|normal)?)|[mh]box)(\s*\{[^{}$]*\})/g;

/**
 * Escapes special characters in text, and turns several words in `\mathrm` into text: Temml sets each letter separately there,
 * and a screen reader would spell them out.
 */
function readable(tex: string): string {
  return tex
    .replace(
      TEXT,
      (_, name = "text", text: string) => `\\${name}${text.replace(/(?<!\\)[_#&]/g, "\\$&")}`,
    )
    .replace(
      UPRIGHT_WORDS,
      (_, words: string) => `\\text${words.replace(/(?<!\\)\s+/g, "").replace(/\\ |~/g, " ")}`,
    );
}

/**
 * A formula as MathML nodes. Temml's few style attributes are dropped: browsers lay out MathML without them.
 * @throws Error with Temml's message for TeX it cannot read
 */
export function mathToTree(tex: string, display: boolean): TreeNode[] {
  const markup = temml.renderToString(readable(tex.trim()), {
    displayMode: display,
    throwOnError: true,
    xml: true,
    annotate: false,
    wrap: "none",
    trust: false,
  });
  return convert(parseDocument(markup, { xmlMode: true }).children);
}

type DomNodes = ReturnType<typeof parseDocument>["children"];

function convert(nodes: DomNodes): TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if (node.type === "text") return [node.data];
    if (node.type !== "tag") return [];
    const props: Record<string, Json> = {};
    for (const [name, value] of Object.entries(node.attribs)) {
      if (name === "style" || name === "xmlns") continue;
      if (name === "class") props.className = value;
      else props[name] = value;
    }
    return [element(node.name, props, convert(node.children))];
  });
}

/** Turns the symbols in `vars` of a Formula into MathML, next to their meanings. */
export function formulaParts(node: TreeElement, report: Report): TreeNode {
  const vars = node.props?.vars;
  if (node.type !== "Formula" || !Array.isArray(vars)) return node;
  const entries = objectsOf(vars).flatMap(({ sym, meaning }) => [
    element("dt", {}, formula(textOf(sym) ?? "", false, node.line, report)),
    element("dd", {}, [textOf(meaning) ?? ""]),
  ]);
  const { vars: _, ...props } = node.props ?? {};
  return element(
    "Formula",
    props,
    [...(node.children ?? []), element("dl", {}, entries)],
    node.line,
  );
}
