import type { ReactNode } from "react";
import * as styles from "./Glossary.module.css";
import { InlineCode } from "./InlineCode";

type Entry = {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
  readonly example?: string;
  readonly see: readonly { readonly id: string; readonly term: string }[];
};

/** Terms with definitions, an example and related terms; every term has its own address. */
export function Glossary({ entries = [] }: { readonly entries?: readonly Entry[] }): ReactNode {
  return (
    <dl className={styles.list}>
      {entries.map(({ id, term, definition, example, see }) => (
        <div className={styles.entry} key={id}>
          <dt id={id}>
            <a className={styles.term} href={`#${id}`}>
              {term}
            </a>
          </dt>
          <dd>
            <InlineCode text={definition} />
            {example && (
              <span className={styles.example}>
                {" "}
                <InlineCode text={example} />
              </span>
            )}
            {see.length > 0 && (
              <span className={styles.see}>
                {" "}
                See also:{" "}
                {see.map((other, index) => (
                  <span key={other.id}>
                    {index > 0 && ", "}
                    <a href={`#${other.id}`}>{other.term}</a>
                  </span>
                ))}
                .
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
