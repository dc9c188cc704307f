import type { ReactNode } from "react";
import { withBreaks } from "./breaks";

type InlineCodeProps = {
  readonly text: string;
  /** True inside a table cell, whose column is narrow on phones. */
  readonly inCell?: boolean;
};

/** The string of a component's property, with backticks rendered as `code`. */
export function InlineCode({ text, inCell = false }: InlineCodeProps): ReactNode {
  return text.split("`").map((part, index) => {
    if (index % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    return <code key={index}>{inCell ? withBreaks(part) : part}</code>;
  });
}
