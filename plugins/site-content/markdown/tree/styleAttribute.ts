import type { TreeElement, TreeProps } from "../../../../src/domain/documentTree";
import type { Report } from "../report";

/** What to do about styles of a page's own. */
export const STYLE_FIX = "Remove it: the site's style sheet decides how pages look.";

/** The properties of an element without its style, which is reported. */
export function withoutStyle(node: TreeElement, report: Report): TreeProps {
  const { style, ...props } = node.props ?? {};
  if (style !== undefined)
    report("warning", node.line, `The style attribute of <${node.type}> was left out.`, STYLE_FIX);
  return props;
}
