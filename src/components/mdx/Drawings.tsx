import type { ReactNode } from "react";
import * as styles from "./Drawings.module.css";

/** A diagram drawn at build; its text alternative is the picture's name. */
export function Diagram({ children, alt }: { readonly children?: ReactNode; readonly alt: string }): ReactNode {
  return (
    <figure className={styles.diagram}>
      <div className={styles.scroll} role="group" aria-label="Diagram" tabIndex={0}>
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
  readonly rows: readonly { readonly label: string; readonly value: number; readonly display?: string }[];
};

const WIDTH = 100;

/** Labelled bars with their values; the numbers are text, so nothing depends on the picture. */
export function Bars({ caption, alt, unit = "", rows }: BarsProps): ReactNode {
  const most = Math.max(...rows.map(({ value }) => Math.abs(value)), Number.MIN_VALUE);
  return (
    <figure className={styles.bars}>
      <dl>
        {rows.map(({ label, value, display }) => (
          <div className={styles.row} key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>
              <svg className={styles.bar} viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={(Math.abs(value) / most) * WIDTH} height="10" />
              </svg>
              {display ?? `${value.toLocaleString("en")}${unit === "%" ? "%" : unit ? ` ${unit}` : ""}`}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className={styles.caption}>{caption ? `${caption} ${alt}` : alt}</figcaption>
    </figure>
  );
}
