import type { ReactNode } from "react";
import { InlineCode } from "../InlineCode";
import * as styles from "./Glossary.module.css";

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
    <dl className={styles.list} data-filter-group="">
      {entries.map(({ id, term, definition, example, see }) => (
        <div className={styles.entry} key={id} data-filter-item="">
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

type GlossaryIndexProps = {
  readonly letters?: readonly {
    readonly letter: string;
    readonly entries: readonly { readonly id: string; readonly term: string }[];
  }[];
};

/** All terms from A to Z: letters to jump to, and the terms below each of them. */
export function GlossaryIndex({ letters = [] }: GlossaryIndexProps): ReactNode {
  return (
    <>
      <nav aria-label="Terms by letter">
        <ul className={styles.letters}>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a className={styles.letter} href={`#letter-${letter.toLowerCase()}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <dl className={styles.index}>
        {letters.map(({ letter, entries }) => (
          <div className={styles.indexRow} key={letter}>
            <dt id={`letter-${letter.toLowerCase()}`}>{letter}</dt>
            {entries.map(({ id, term }) => (
              <dd key={id}>
                <a href={`#${id}`}>{term}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
