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
 * A glossary term: a link to its entry, with the definition shown on hover and focus, even without JavaScript. With JavaScript,
 * Escape dismisses the definition, and the first tap shows it on devices without hover (early script).
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
