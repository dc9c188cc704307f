import type { VFile } from "vfile";
import { authoredComponent, type ComponentNames } from "../../../../src/domain/componentSpec";
import {
  element,
  isElement,
  isList,
  isNotBlank,
  type Json,
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
  { name: written, props, children, line, isOwn }: WrittenComponent,
  components: ComponentNames,
  file: VFile,
): TreeNode[] {
  const name = written === "Cards" ? "CardGrid" : written; // what many Docusaurus sites call theirs
  if (isOwn && components.internal.includes(name)) return [element(name, props, children, line)];
  const spec = authoredComponent(components, name);
  if (!spec) {
    const guess = didYouMean(name, Object.keys(components.authored));
    report(file, "unknown-component", line, `Unknown component <${name}>.${guess}`);
    return [...children];
  }
  if (!props) return [...children];
  const given = asDocusaurus(name, props, line, file);
  const { allowedChildren, requireOneOf = allowedChildren?.length ? [] : undefined } = spec;
  const isHeld = (node: TreeNode) =>
    !allowedChildren || (isElement(node) && allowedChildren.includes(node.type));
  const held = children.filter(isHeld);
  const others = children.filter((node) => !isHeld(node) && isNotBlank(node));
  const warn = (message: string) => report(file, "component-hint", line, message);
  if (others.length > 0)
    warn(`<${name}> has content that it does not show, so the page shows it below.`);
  const isEmpty = !held.some(isNotBlank) && requireOneOf?.every((key) => hasNothing(given[key]));
  if (isEmpty) warn(`<${name}> is empty.`);
  return [element(name, given, held, line), ...others];
}

function hasNothing(value: Json | undefined): boolean {
  return value === undefined || value === "" || (isList(value) && value.length === 0);
}

/** Properties as Docusaurus sites write them: names of boxes, tabs with only a label or only a value, addresses of cards. */
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
  if (name === "Card") {
    const { href, description, ...others } = props;
    return {
      ...(href !== undefined && { to: href }),
      ...(description !== undefined && { text: description }),
      ...others,
    };
  }
  if (name !== "Admonition" || typeof props.type !== "string") return props;
  const type = BOXES.get(props.type.toLowerCase());
  if (type === undefined) {
    const guess = didYouMean(props.type, [...BOXES.keys()]);
    report(file, "unknown-box", line, `Unknown type "${props.type}" of <Admonition>.${guess}`);
  }
  return { ...props, type: type ?? "note" };
}
