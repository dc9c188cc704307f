import { isElement, rawText, type TreeNode } from "../../../../src/domain/documentTree";
import { textFault } from "../../../../src/domain/hiddenText";
import { hiddenText } from "../../yaml/hiddenText";
import type { Report } from "../report";

/** Properties with addresses, which have a check of their own. */
const ADDRESS = /^(?:href|src|poster|to)$/i;

/** Reports text, code and properties that readers would copy as something other than what they see. */
export function reportHiddenText(nodes: readonly TreeNode[], report: Report, line?: number): void {
  for (const node of nodes) {
    if (!isElement(node)) {
      const fault = textFault(node);
      if (fault) report("error", line, fault.message, fault.fix);
      continue;
    }
    const at = node.line ?? line;
    const props = Object.entries(node.props ?? {}).filter(([name]) => !ADDRESS.test(name));
    for (const { message, fix } of hiddenText(Object.fromEntries(props)))
      report("error", at, message, fix);
    if (node.type === "pre") reportInCode(rawText(node.children ?? []), at, report);
    else reportHiddenText(node.children ?? [], report, at);
  }
}

/** @param fence line of the opening fence */
function reportInCode(code: string, fence: number | undefined, report: Report): void {
  for (const [index, text] of code.split("\n").entries()) {
    const fault = textFault(text);
    if (fault)
      report("error", fence === undefined ? fence : fence + index + 1, fault.message, fault.fix);
  }
}
