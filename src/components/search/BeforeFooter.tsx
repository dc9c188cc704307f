import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";

type BeforeFooterProps = {
  /** What DocSearch's modal is in. */
  readonly dialog: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** Shows what DocSearch has no place for inside its modal, below its rows or what it says in place of them. */
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
