import type { ReactNode } from "react";

/** The string of a component's property, with backticks rendered as `code`. */
export function InlineCode({ text }: { readonly text: string }): ReactNode {
  return text.split("`").map((part, index) => {
    if (index % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    return <code key={index}>{part}</code>;
  });
}
