import type { ReactNode } from "react";
import * as styles from "./Drawings.module.css";

/** A diagram drawn at build time. Its accessible name says what leads where, the caption what follows from it. */
export function Diagram({
  children,
  alt,
}: {
  readonly children?: ReactNode;
  readonly alt: string;
}): ReactNode {
  return (
    <figure className={styles.diagram}>
      <div className={`scroll-x ${styles.scroll}`} role="group" aria-label="Diagram" tabIndex={0}>
        {children}
      </div>
      <figcaption className={styles.caption}>{alt}</figcaption>
    </figure>
  );
}

type BarsProps = {
  readonly caption?: string;
  readonly alt: string;
  readonly unit?: string;
  readonly rows: readonly {
    readonly label: string;
    readonly value: number;
    readonly display?: string;
  }[];
};

const WIDTH = 100;

/** The value that fills the track: 100 for shares that add up to 100 %, or else the largest value. */
function fullLength(values: readonly number[], unit: string): number {
  const sum = values.reduce((total, value) => total + value, 0);
  if (unit === "%" && Math.abs(sum - 100) < 0.5) return 100;
  return Math.max(...values, Number.MIN_VALUE);
}

/** Labelled bars with their values; the numbers are text, so nothing depends on the picture. */
export function Bars({ caption, alt, unit = "", rows }: BarsProps): ReactNode {
  const full = fullLength(
    rows.map(({ value }) => Math.abs(value)),
    unit,
  );
  return (
    <figure className={styles.bars}>
      <dl>
        {rows.map(({ label, value, display }) => (
          <div className={styles.row} key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>
              <svg
                className={styles.bar}
                viewBox={`0 0 ${WIDTH} 10`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={(Math.abs(value) / full) * WIDTH} height="10" />
              </svg>
              {display ??
                `${value.toLocaleString("en")}${unit === "%" ? "%" : unit ? ` ${unit}` : ""}`}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className={styles.caption}>{caption ? `${caption} ${alt}` : alt}</figcaption>
    </figure>
  );
}
