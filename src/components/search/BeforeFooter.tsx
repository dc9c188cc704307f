import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";

type BeforeFooterProps = {
  /** The element that contains DocSearch's modal. */
  readonly dialog: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** Shows content that DocSearch's modal has no slot for, below its rows or the message that replaces them. */
export function BeforeFooter({ dialog, children }: BeforeFooterProps): ReactNode {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const own = document.createElement("div");
    dialog.current?.querySelector(".DocSearch-Footer")?.before(own);
    setPlace(own);
    return () => own.remove();
  }, [dialog]);
  return place && createPortal(children, place);
}
