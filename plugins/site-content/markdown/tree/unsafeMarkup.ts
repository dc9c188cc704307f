import type { ComponentNames } from "../../../../src/domain/componentSpec";
import {
  element,
  isElement,
  stringProp,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from "../../../../src/domain/documentTree";
import { didYouMean } from "../../../../src/domain/problems";
import { shapeOf } from "../../../../src/domain/propShapes";
import { inPlaceOf } from "../mdast/foreignComponents";
import { isVoid } from "../mdast/unclosedTags";
import { quotable, type Report } from "../report";
import { allowsAttribute, elementNamed } from "./allowedMarkup";
import { takesValue } from "./attributeValues";
import { componentProps } from "./componentProps";
import { htmlName } from "./reactProps";
import { STYLE_FIX, withoutStyle } from "./styleAttribute";
import { styleFault } from "./styleFault";
import { THEMED_IMAGE } from "./themedPictures";

/**
 * A tag that begins with a capital, or has a dot in its name, has to be a component that authors may write.
 * @returns true when it is not one, so that only its children may be kept
 */
export function reportUnknownComponent(
  name: string,
  line: number | undefined,
  { authored }: ComponentNames,
  report: Report,
): boolean {
  if ((/^[a-z]/.test(name) && !name.includes(".")) || Object.hasOwn(authored, name)) return false;
  if (name === THEMED_IMAGE) return false;
  const known = Object.keys(authored);
  const remedy = inPlaceOf(name);
  report(
    "error",
    line,
    `Unknown component <${name}>.${remedy === undefined ? didYouMean(name, known) : ""}`,
    remedy ?? `Use one of: ${known.join(", ")}. CONTRIBUTING says how to add one.`,
  );
  return true;
}

/**
 * A tree with only the elements and attributes that pages may have. Code, forms and loads from other sites are errors; what
 * merely has no effect here is omitted with a warning.
 */
export function safeTree(
  nodes: readonly TreeNode[],
  components: ComponentNames,
  report: Report,
  inSvg = false,
): TreeNode[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const inside = (isSvg: boolean) => safeTree(node.children ?? [], components, report, isSvg);
    if (/^[^a-z]/.test(node.type)) {
      const props = componentProps(node, components, report);
      return withProps(node, props, inside(false));
    }
    const isSvg = inSvg || node.type.toLowerCase() === "svg";
    const name = elementNamed(node.type, isSvg);
    const frame = frameAddress(node);
    if (frame !== undefined) {
      report(
        "lenient",
        node.line,
        `The frame shows another site, "${frame}", so the page links to it.`,
        "Write a link: pages cannot show other sites.",
      );
      return [element("a", { href: frame }, [stringProp(node, "title") || frame], node.line)];
    }
    if (name === "harmful" || (name === "input" && !isCheckbox(node))) {
      reportHarmful(node, isSvg, report);
      return [];
    }
    if (name === undefined) {
      reportUnknown(node, components, report);
      return inside(isSvg);
    }
    const children = isVoid(name) ? [] : inside(isSvg);
    if (children.length < (node.children?.length ?? 0) && isVoid(name))
      report("error", node.line, `<${name}> cannot have any content.`, `Write <${name} />.`);
    return [element(name, safeProps(node, name, isSvg, components, report), children, node.line)];
  });
}

/** A style sheet, such as notebooks put above each table, is omitted; what runs, loads or asks for input is an error. */
function reportHarmful({ type, line }: TreeElement, isSvg: boolean, report: Report): void {
  if (!isSvg && /^style$/i.test(type))
    report("warning", line, "A <style> was left out.", STYLE_FIX);
  else
    report(
      "error",
      line,
      `<${type}> is not allowed in a page.`,
      "Remove it, or use a component of this site; where it is text, put it in code.",
    );
}

/** A component with these properties; only its content if its properties do not allow it to be shown. */
function withProps(
  { type, line }: TreeElement,
  props: TreeProps | undefined,
  children: TreeNode[],
): TreeNode[] {
  return props ? [element(type, props, children, line)] : children;
}

/** The address of an `<iframe>` of another site, such as a video. */
function frameAddress(node: TreeElement): string | undefined {
  const src = node.type.toLowerCase() === "iframe" ? stringProp(node, "src")?.trim() : undefined;
  return src !== undefined && /^https:\/\/\w/i.test(src) ? src : undefined;
}

const ADDRESS = /^(?:href|src|poster)$/i;
/** Task lists have checkboxes that nobody can press; other fields ask readers for something. */
function isCheckbox(node: TreeElement): boolean {
  return stringProp(node, "type") === "checkbox" && node.props?.disabled === true;
}

function reportUnknown({ type, line }: TreeElement, components: ComponentNames, report: Report) {
  const meant = inCapitals(type, components);
  const fix =
    meant === undefined
      ? `Remove it, or write &lt;${type}> to show it as text.`
      : `Write <${meant}> for the component.`;
  const message = `The tag <${type}> is not allowed in pages, so it was left out.`;
  report("warning", line, message, inPlaceOf(type) ?? fix);
}

/** The component whose name differs from a tag's only in case. */
function inCapitals(type: string, { authored }: ComponentNames): string | undefined {
  return Object.keys(authored).find((name) => name.toLowerCase() === type.toLowerCase());
}

/** The fix for an attribute that HTML lacks: the component with the tag's name may have it. */
function withoutAttribute(type: string, attribute: string, components: ComponentNames): string {
  const twin = inCapitals(type, components);
  if (attribute === "markdown")
    return "Leave a blank line after the tag and before its end: Markdown in HTML is read only between them.";
  return twin !== undefined && shapeOf(components.authored[twin]?.props ?? {}, attribute)
    ? `Write <${twin}> for the component, which has ${htmlName(attribute)}, or remove it.`
    : "Remove it: pages cannot have it.";
}

function safeProps(
  node: TreeElement,
  name: string,
  inSvg: boolean,
  components: ComponentNames,
  report: Report,
): TreeProps {
  const props = withoutReadMark(withOwnName(withoutStyle(node, report), node.type), node);
  const refuse = (message: string, fix: string) => report("error", node.line, message, fix);
  const leaveOut = (message: string, fix: string) => report("warning", node.line, message, fix);
  const entries = Object.entries(props).filter(([attribute, value]) => {
    if (/^on/i.test(attribute))
      refuse(`The event handler ${attribute} on <${node.type}> is not allowed.`, "Remove it.");
    else if (value !== null && typeof value === "object")
      refuse(
        `${attribute} of <${node.type}> is a list or object.`,
        "Write text, a number, true or false.",
      );
    else if (ADDRESS.test(attribute) && typeof value !== "string") {
      if (value !== null)
        refuse(`${attribute} of <${node.type}> is not text.`, "Write an address.");
    } else if (inSvg && styleFault(String(value)) !== undefined)
      refuse(
        `${attribute} of <${node.type}> loads "${quotable(String(value), 60)}".`,
        "Write url(#id) of the same drawing, or remove it.",
      );
    else if (!allowsAttribute(name, attribute, inSvg))
      leaveOut(
        `The attribute ${htmlName(attribute)} of <${node.type}> was left out.`,
        withoutAttribute(node.type, attribute, components),
      );
    else if (inSvg || takesValue(name, attribute, value, props.role !== undefined)) return true;
    else
      leaveOut(
        `The attribute ${htmlName(attribute)}="${quotable(String(value))}" of <${node.type}> was left out.`,
        "Remove it, or give it a value that HTML allows.",
      );
    return false;
  });
  return Object.fromEntries(entries);
}

/** MkDocs' `<div markdown>` without its attribute, where the Markdown in it was read. */
function withoutReadMark(props: TreeProps, { children = [] }: TreeElement): TreeProps {
  const { markdown: _, ...others } = props;
  return children.some(isElement) ? others : props;
}

/** Replaces the name of `<a name="x">`, a link target in READMEs, with an id, and `<center>` with its effect. */
function withOwnName(props: TreeProps, type: string): TreeProps {
  if (/^center$/i.test(type)) return { align: "center", ...props };
  const { name, ...others } = props;
  return type !== "a" || name === undefined ? props : { id: name, ...others };
}
