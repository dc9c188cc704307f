import type { VFile } from "vfile";
import {
  element,
  type Json,
  type TreeNode,
  type TreeProps,
} from "../../../../src/domain/documentTree";
import { report } from "../report";
import { allowsAttribute, elementNamed, VOID } from "./allowedMarkup";

export type WrittenElement = {
  readonly name: string;
  readonly props: TreeProps;
  readonly children: readonly TreeNode[];
  readonly line: number | undefined;
};

const ADDRESS = /^(?:href|src|poster)$/i;
/** Elements that are left out with all they contain, and what to do instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  style: "Remove it: the site's style sheet decides how pages look.",
  svg: "Save the drawing as a file and show it as a picture: ![What it shows](drawing.svg).",
};

/** Whether nothing inside an element is read: one report says that it is left out. */
export function isLeftOut(name: string): boolean {
  return Object.hasOwn(INSTEAD, name.toLowerCase()) || elementNamed(name) === "harmful";
}

/**
 * An element with only what pages may have. What runs code, loads something or asks for input is an error; what merely has no
 * effect here is left out with a warning, and its content kept.
 */
export function elementNodes(written: WrittenElement, file: VFile): TreeNode[] {
  const { name, props, children, line } = written;
  const frame = frameAddress(name, props);
  if (frame !== undefined) {
    const message = `The frame shows another site, "${frame}", so the page links to it.`;
    report(file, "foreign-media", line, message, "Write a link: pages cannot show other sites.");
    return [element("a", { href: frame }, [String(props.title || frame)], line)];
  }
  const type = elementNamed(name);
  const isField = type === "input" && !(props.type === "checkbox" && props.disabled === true);
  if (Object.hasOwn(INSTEAD, name.toLowerCase())) {
    const fix = INSTEAD[name.toLowerCase()];
    report(file, "dropped-html", line, `A <${name}> was left out.`, fix);
    return [];
  }
  if (type === "harmful" || isField) {
    report(file, "unsafe-html", line, `<${name}> is not allowed in a page.`);
    return [];
  }
  if (type === undefined) {
    report(file, "dropped-html", line, `<${name}> is not allowed, so it was left out.`);
    return [...children];
  }
  if (/^h[1-6]$/.test(type) && children.length === 0) {
    report(file, "dropped-html", line, "A heading without text was left out.");
    return [];
  }
  const kept = safeProps(type, withOwnNames(name, props), written, file);
  if (type === "a" && kept.href === undefined) {
    // an anchor, often never closed: a browser would repeat it to the end of the page
    return [...(kept.id === undefined ? [] : [element(type, kept, [], line)]), ...children];
  }
  return [element(type, kept, VOID.test(type) ? [] : children, line)];
}

/** The address of an `<iframe>` of another site, such as a video. */
function frameAddress(name: string, { src }: TreeProps): string | undefined {
  const isFrame = /^iframe$/i.test(name) && typeof src === "string";
  return isFrame && /^https:\/\/\w/i.test(src.trim()) ? src.trim() : undefined;
}

/** `<a name="x">`, a link target, has an id here, and `<center>` its effect. */
function withOwnNames(tag: string, props: TreeProps): TreeProps {
  if (/^center$/i.test(tag)) return { align: "center", ...props };
  const { name, ...others } = props;
  return tag === "a" && name !== undefined ? { id: name, ...others } : props;
}

function safeProps(
  type: string,
  props: TreeProps,
  { name, line }: WrittenElement,
  file: VFile,
): TreeProps {
  const entries = Object.entries(props).filter(([attribute, value]) => {
    const fault = unsafeFault(attribute, value);
    if (fault !== undefined)
      report(file, "unsafe-html", line, `${attribute} of <${name}> ${fault}.`);
    else if (allowsAttribute(type, attribute)) return true;
    else {
      const fix = attribute === "style" ? INSTEAD.style : undefined;
      const message = `The attribute ${attribute} of <${name}> was left out.`;
      report(file, "dropped-html", line, message, fix);
    }
    return false;
  });
  return Object.fromEntries(entries);
}

/** What is wrong with an attribute that would run code or load something, as the end of a sentence. */
function unsafeFault(attribute: string, value: Json | undefined): string | undefined {
  if (/^on/i.test(attribute)) return "is an event handler";
  const isDropped = attribute === "style"; // with a warning, whatever it is
  if (!isDropped && value !== null && typeof value === "object") return "is a list or object";
  const isAddress = !ADDRESS.test(attribute) || typeof value === "string";
  return isAddress ? undefined : "is not an address";
}
