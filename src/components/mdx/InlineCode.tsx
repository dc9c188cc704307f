import type { ReactNode } from "react";
import { withBreaks } from "./breaks";

type InlineCodeProps = {
  readonly text: string;
  /** It stands in a cell of a table, whose column a phone makes narrow. */
  readonly inCell?: boolean;
};

/** Text of a component's property with `code` in backticks. */
export function InlineCode({ text, inCell = false }: InlineCodeProps): ReactNode {
  return text.split("`").map((part, index) => {
    if (index % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    return <code key={index}>{inCell ? withBreaks(part) : part}</code>;
  });
}
