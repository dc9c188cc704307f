import {
  isElement,
  isNotBlank,
  rawText,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";
import { headingLevel } from "../../../../src/domain/headings";
import { quotable, type Report } from "../report";
import { HOLDS } from "./contentModel";

/**
 * Splits a link into one or several: it ends before anything else that can be pressed and continues after it, as browsers treat
 * nested links. In a heading the link is put inside, since headings have a link of their own.
 */
export function linksAround(link: TreeElement, report: Report): TreeNode[] {
  const href = stringProp(link, "href") ?? "";
  const isFull = (node: TreeNode): boolean =>
    isElement(node) && (isPressed(node) || (node.children ?? []).some(isFull));

  function spread(nodes: readonly TreeNode[]): TreeNode[] {
    const runs: TreeNode[][] = [[]];
    for (const node of nodes) {
      if (isElement(node) && isFull(node)) runs.push(around(node), []);
      else runs.at(-1)?.push(node);
    }
    return runs.flatMap((run, at) =>
      at % 2 === 0 && run.some(runs.length > 1 ? isSeen : isNotBlank)
        ? [{ ...link, children: run }]
        : run,
    );
  }

  function around(node: TreeElement): TreeNode[] {
    const { type, children = [] } = node;
    if (isPressed(node) && headingLevel(type) === undefined) {
      if (type === "a" && isAddress(rawText(children), stringProp(node, "href") ?? ""))
        return spread(children);
      report("lenient", node.line ?? link.line, ...innerLink(href, type));
      return [node];
    }
    const inside = Object.hasOwn(HOLDS, type)
      ? children.flatMap((child) => (isElement(child) ? around(child) : [child]))
      : spread(children);
    return [{ ...node, children: inside }];
  }

  return spread(link.children ?? []);
}

/** Whether a link has something to press: text, a picture, a component. */
function isSeen(node: TreeNode): boolean {
  if (!isElement(node)) return node.trim() !== "";
  return /^(?:img|svg|[A-Z].*)$/.test(node.type) || (node.children ?? []).some(isSeen);
}

/** What is wrong with a link that contains another link or something else to press, and how to fix it. */
export function innerLink(href: string, type = "a"): [message: string, fix: string] {
  const inner = type === "a" ? "another link" : `<${type}>`;
  return [
    `The link to "${quotable(href)}" contains ${inner}, so it ends there.`,
    "Close the link before it.",
  ];
}

/** Whether a link shows the address that it leads to, like the links that Markdown makes from bare addresses. */
export function isAddress(text: string, href: string): boolean {
  const withoutScheme = (address: string) => address.replace(/^(?:https?:\/\/|mailto:)/, "");
  return withoutScheme(text) === withoutScheme(href);
}

/** Elements that are links, buttons or controls on a page, or contain some. */
export function isPressed({ type, props = {}, children = [] }: TreeElement): boolean {
  if (/^[A-Z]/.test(type)) return true;
  if (type === "a") return props.href !== undefined;
  if (type === "audio" || type === "video") return props.controls === true;
  if (type === "pre") return children.some((child) => isElement(child) && child.type === "code");
  return type === "details" || type === "input" || headingLevel(type) !== undefined;
}
