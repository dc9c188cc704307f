import { Fragment, type ReactNode } from "react";
import type { TextPiece } from "../../../search/dialog/markedText";

/** A string with its matches in `<mark>` elements. */
export function HighlightedText({ pieces }: { readonly pieces: readonly TextPiece[] }): ReactNode {
  return pieces.map(({ text, marked }, index) => {
    const key = `${index} ${text}`;
    return marked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}
