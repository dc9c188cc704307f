import type { VFile } from "vfile";
import { isElement, rawText, type TreeNode } from "../../../../src/domain/documentTree";
import { textFault } from "../../../../src/domain/hiddenText";
import { textsIn } from "../../../../src/domain/json";
import { report } from "../report";

/** Properties with addresses, which have a check of their own. */
const ADDRESS = /^(?:href|src|poster|to)$/i;

/** Reports text, code and properties that readers would copy as something other than what they see. */
export function reportHiddenText(nodes: readonly TreeNode[], file: VFile, line?: number): void {
  for (const node of nodes) {
    if (!isElement(node)) {
      reportText(node, file, line);
      continue;
    }
    const at = node.line ?? line;
    const props = Object.entries(node.props ?? {}).filter(([name]) => !ADDRESS.test(name));
    for (const { text } of textsIn(Object.fromEntries(props))) reportText(text, file, at);
    if (node.type !== "pre") reportHiddenText(node.children ?? [], file, at);
    else
      for (const [index, text] of rawText(node.children ?? [])
        .split("\n")
        .entries())
        reportText(text, file, at === undefined ? at : at + index + 1);
  }
}

function reportText(text: string, file: VFile, line: number | undefined): void {
  const fault = textFault(text);
  if (fault) report(file, "hidden-text", line, fault.message, fault.fix);
}
