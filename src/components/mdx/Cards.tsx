import type { ReactNode } from "react";
import { Link } from "../ui/Link";
import * as styles from "./Cards.module.css";

/** Cards side by side where there is room. */
export function CardGrid({ children }: { readonly children?: ReactNode }): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}

/** One link with a sentence; the whole card is the target. */
export function Card({ to, title, text }: { readonly to: string; readonly title: string; readonly text?: string }): ReactNode {
  return (
    <li className={styles.card}>
      <Link className={styles.link} href={to}>
        {title}
      </Link>
      {text && <p className={styles.text}>{text}</p>}
    </li>
  );
}

type RelatedPagesProps = { readonly pages?: readonly { readonly href: string; readonly title: string; readonly description: string }[] };

/** Where to go on: titles and descriptions come from the pages themselves. */
export function RelatedPages({ pages = [] }: RelatedPagesProps): ReactNode {
  return (
    <CardGrid>
      {pages.map(({ href, title, description }) => (
        <Card key={href} to={href} title={title} text={description} />
      ))}
    </CardGrid>
  );
}
