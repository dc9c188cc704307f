import type { TreeElement, TreeProps } from "../../../src/domain/documentTree";
import type { Report } from "./report";

/** The properties of an element without its style, which is reported. */
export function withoutStyle(node: TreeElement, report: Report): TreeProps {
  const { style, ...props } = node.props ?? {};
  if (style !== undefined)
    report(
      "warning",
      node.line,
      `The style attribute of <${node.type}> was left out.`,
      "Remove it: the site's style sheet decides how pages look.",
    );
  return props;
}
