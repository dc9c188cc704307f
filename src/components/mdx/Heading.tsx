import type { HTMLAttributes, ReactNode } from "react";
import * as styles from "./Heading.module.css";

type HeadingProps = HTMLAttributes<HTMLHeadingElement>;

function heading(Tag: "h2" | "h3" | "h4" | "h5" | "h6") {
  return function Heading({ children, id, className, ...rest }: HeadingProps): ReactNode {
    const hasLink = id !== undefined && !className;
    return (
      <Tag
        {...rest}
        id={id}
        className={className ?? styles.heading}
        {...(hasLink && { "aria-labelledby": `${id}:text` })}
      >
        {hasLink ? <span id={`${id}:text`}>{children}</span> : children}
        {hasLink && (
          <a className={styles.anchor} href={`#${id}`} aria-labelledby={`${id}:link ${id}:text`}>
            <span className="visually-hidden" id={`${id}:link`}>
              Direct link to
            </span>
          </a>
        )}
      </Tag>
    );
  };
}

/** Headings with a link to themselves, shown on hover and focus. */
export const Heading2 = heading("h2");
export const Heading3 = heading("h3");
export const Heading4 = heading("h4");
export const Heading5 = heading("h5");
export const Heading6 = heading("h6");
