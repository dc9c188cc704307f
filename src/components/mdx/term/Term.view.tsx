import { type ReactNode, useEffect, useId } from "react";
import { Link } from "../../ui/Link";
import { InlineCode } from "../InlineCode";
import * as styles from "./Term.module.css";
import { listenForTerms } from "./termPopover";

type TermProps = {
  readonly href: string;
  readonly definition?: string;
  readonly children?: ReactNode;
};

/**
 * A glossary term: a link to its entry, with the definition shown on hover and focus, without JavaScript too. With it,
 * Escape dismisses the definition; the early script lets the first tap show it where there is no hover.
 */
export function Term({ href, definition, children }: TermProps): ReactNode {
  const id = useId();
  useEffect(listenForTerms, []);
  return (
    <span className={styles.term} data-term="">
      <Link className={styles.link} href={href} aria-describedby={id}>
        {children}
      </Link>
      <span className={styles.popover} role="tooltip" id={id}>
        {definition && <InlineCode text={definition} />}
      </span>
    </span>
  );
}
