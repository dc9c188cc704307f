import { html } from "property-information";
import temml from "temml";
import type { VFile } from "vfile";
import {
  element,
  isElement,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";
import { isObject } from "../../../../src/domain/json";
import { mathText } from "../../../../src/domain/mathText";
import { scrollBox } from "../../../../src/domain/scrollBox";
import { markupToTree } from "../markupToTree";
import { reasonOf, report } from "../report";

/** Maximum characters of an inline formula that fits a window of 320 px even at twice the font size. */
const NARROW = 11;

/** A formula of a page; TeX that cannot be read is shown as it is written, and reported. */
export function formula(
  written: string,
  display: boolean,
  line: number | undefined,
  file: VFile,
): TreeNode[] {
  const tex = written.trim();
  try {
    const nodes = mathToTree(tex, display).map((node) =>
      isElement(node) ? { ...node, props: { ...node.props, alttext: tex }, line } : node,
    );
    if (display) return [scrollBox("div", "math-block", "Formula", nodes)];
    const isWide = mathText(nodes).replaceAll(" ", "").length > NARROW;
    return isWide ? [scrollBox("span", "math-inline", "Formula", nodes)] : nodes;
  } catch (error) {
    const message = `The formula cannot be read and is shown as TeX: ${reasonOf(error)}.`;
    report(file, "invalid-formula", line, message);
    const source = element("code", {}, [tex], line);
    return [display ? element("p", {}, [source], line) : source];
  }
}

/**
 * A formula as MathML nodes. Temml's few style attributes are dropped: browsers lay out MathML without them.
 * @throws Error with Temml's message for TeX it cannot read
 */
export function mathToTree(tex: string, display: boolean): TreeNode[] {
  const markup = temml.renderToString(tex.trim(), {
    displayMode: display,
    throwOnError: true,
    xml: true,
    annotate: false,
    wrap: "none",
    trust: false,
  });
  return markupToTree(markup, html, (name, value) =>
    /^(?:style|xmlns|href)$/.test(name) ? undefined : value,
  );
}

/** Turns the symbols in `vars` of a Formula into MathML, next to their meanings. */
export function formulaParts(node: TreeElement, file: VFile): TreeNode {
  const vars = node.props?.vars;
  if (node.type !== "Formula" || !Array.isArray(vars)) return node;
  const entries = vars
    .filter(isObject)
    .flatMap(({ sym, meaning }) => [
      element("dt", {}, formula(String(sym ?? ""), false, node.line, file)),
      element("dd", {}, [String(meaning ?? "")]),
    ]);
  return element(
    "Formula",
    node.props,
    [...(node.children ?? []), element("dl", {}, entries)],
    node.line,
  );
}
