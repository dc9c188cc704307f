import type { ReactNode } from "react";

/** Text of a component's property with `code` in backticks. */
export function InlineCode({ text }: { readonly text: string }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
