import type { HTMLAttributes, ReactNode } from "react";
import * as styles from "./Heading.module.css";

type HeadingProps = HTMLAttributes<HTMLHeadingElement>;

/** A heading with a link to itself, shown on hover and focus; one without an id, or with a class of its own, has none. */
export function heading(Tag: "h2" | "h3" | "h4" | "h5" | "h6") {
  return function Heading({ children, id, className, ...rest }: HeadingProps): ReactNode {
    if (id === undefined || className)
      return (
        <Tag {...rest} id={id} className={className ?? styles.heading}>
          {children}
        </Tag>
      );
    return (
      <Tag {...rest} id={id} className={styles.heading} aria-labelledby={`${id}:text`}>
        <span id={`${id}:text`}>{children}</span>
        <a className={styles.anchor} href={`#${id}`} aria-labelledby={`${id}:link ${id}:text`}>
          <span className="visually-hidden" id={`${id}:link`}>
            Direct link to
          </span>
        </a>
      </Tag>
    );
  };
}
