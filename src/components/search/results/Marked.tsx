import { Fragment, type ReactNode } from "react";
import type { TextPiece } from "../../../domain/search/markedText";

/** A text with its matches marked. */
export function Marked({ pieces }: { readonly pieces: readonly TextPiece[] }): ReactNode {
  return pieces.map(({ text, marked }, index) => {
    const key = `${index} ${text}`;
    return marked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}
