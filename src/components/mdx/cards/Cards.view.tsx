import type { ReactNode } from "react";
import { Link } from "../../ui/Link";
import * as styles from "./Cards.module.css";
import { CARD_ICONS } from "./cardIcons";

/** Cards side by side where there is room. */
export function CardGrid({ children }: { readonly children?: ReactNode }): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}

type CardProps = {
  /** The page the card leads to; a card without it is only text. */
  readonly to?: string;
  readonly title: string;
  readonly text?: string;
  /** A key figure, shown large. */
  readonly value?: string;
  readonly icon?: string;
  readonly children?: ReactNode;
};

/** A link or a title, with a sentence. The whole card is clickable, except for links and buttons inside it. */
export function Card({ to, title, text, value, icon, children }: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      {icon && CARD_ICONS[icon] && (
        <svg
          className={`icon ${styles.icon}`}
          viewBox="0 0 24 24"
          width="24"
          height="24"
          aria-hidden="true"
        >
          <path d={CARD_ICONS[icon]} />
        </svg>
      )}
      {value && <b className={styles.value}>{value}</b>}
      {to === undefined ? (
        <b>{title}</b>
      ) : (
        <Link className={styles.link} href={to}>
          {title}
        </Link>
      )}
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.inside}>{children}</div>}
    </li>
  );
}

type RelatedPagesProps = {
  readonly pages?: readonly {
    readonly href: string;
    readonly title: string;
    readonly description: string;
  }[];
};

/** Links to related pages, whose titles and descriptions come from the pages themselves. */
export function RelatedPages({ pages = [] }: RelatedPagesProps): ReactNode {
  return (
    <CardGrid>
      {pages.map(({ href, title, description }) => (
        <Card key={href} to={href} title={title} text={description} />
      ))}
    </CardGrid>
  );
}
