import {
  isElement,
  isNotBlank,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";

/** A tab whose only code has the tab's own label for its title, as tabs of code do in other tools: the label is shown once. */
export function withTitleOnce(tab: TreeElement): TreeNode {
  const [code, ...others] = (tab.children ?? []).filter(isNotBlank);
  if (tab.type !== "TabItem" || others.length > 0 || !code || !isElement(code)) return tab;
  const title = stringProp(code, "title");
  if (code.type !== "CodeBlock" || title === undefined || title !== stringProp(tab, "label"))
    return tab;
  const { title: _, ...props } = code.props ?? {};
  return { ...tab, children: [{ ...code, props }] };
}
