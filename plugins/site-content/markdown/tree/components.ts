import type { VFile } from "vfile";
import { authoredComponent, type ComponentNames } from "../../../../src/domain/componentSpec";
import {
  element,
  isElement,
  isNotBlank,
  type TreeNode,
  type TreeProps,
} from "../../../../src/domain/documentTree";
import { didYouMean } from "../../../../src/domain/problems";
import { BOXES } from "../boxes";
import { report } from "../report";

export type WrittenComponent = {
  readonly name: string;
  /** Undefined if they could not be read, which is reported. */
  readonly props: TreeProps | undefined;
  readonly children: readonly TreeNode[];
  readonly line: number | undefined;
  /** The chain made it: it may also be a component that authors cannot write. */
  readonly isOwn: boolean;
};

/** A component with its properties as they are written; the build checks them when it shows the page. */
export function componentNode(
  { name, props, children, line, isOwn }: WrittenComponent,
  components: ComponentNames,
  file: VFile,
): TreeNode[] {
  if (isOwn && components.internal.includes(name)) return [element(name, props, children, line)];
  const spec = authoredComponent(components, name);
  if (!spec) {
    const guess = didYouMean(name, Object.keys(components.authored));
    report(file, "unknown-component", line, `Unknown component <${name}>.${guess}`);
    return [...children];
  }
  if (!props) return [...children];
  const { allowedChildren } = spec;
  const isHeld = (node: TreeNode) =>
    !allowedChildren || (isElement(node) && allowedChildren.includes(node.type));
  const held = children.filter(isHeld);
  const others = children.filter((node) => !isHeld(node) && isNotBlank(node));
  const message = `<${name}> has content that it does not show, so the page shows it below.`;
  if (others.length > 0) report(file, "component-hint", line, message);
  return [element(name, asDocusaurus(name, props, line, file), held, line), ...others];
}

/** Properties as Docusaurus sites write them: names of boxes, and tabs with only a label or only a value. */
function asDocusaurus(
  name: string,
  props: TreeProps,
  line: number | undefined,
  file: VFile,
): TreeProps {
  if (name === "TabItem") {
    const only = props.value ?? props.label;
    return only === undefined ? props : { value: only, label: only, ...props };
  }
  if (name !== "Admonition" || typeof props.type !== "string") return props;
  const type = BOXES.get(props.type.toLowerCase());
  if (type === undefined) {
    const guess = didYouMean(props.type, [...BOXES.keys()]);
    report(file, "unknown-box", line, `Unknown type "${props.type}" of <Admonition>.${guess}`);
  }
  return { ...props, type: type ?? "note" };
}
