import type { NodeInput } from "../../plugins/site-content/createNodes";
import { menusOf } from "../../plugins/site-content/menus";
import type { Content } from "../../plugins/site-content/model/types";
import { buildNodes } from "../../plugins/site-content/nodes";
import { content, PRODUCTION } from "./builders";

/** Every node that content makes. */
export function nodesOf(whole: Content, moment = PRODUCTION): NodeInput[] {
  return buildNodes(whole, menusOf(whole), moment);
}

/**
 * The fields of every node of `type` that the content makes, in order; the site is built for production unless `moment` says
 * otherwise.
 */
export function nodeFields(
  type: string,
  overrides: Partial<Content>,
  moment = PRODUCTION,
): NodeInput["fields"][] {
  return nodesOf(content(overrides), moment)
    .filter((node) => node.type === type)
    .map((node) => node.fields);
}
