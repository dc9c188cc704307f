import type { ReactNode } from "react";
import * as styles from "./MockPanel.module.css";

type MockPanelProps = {
  readonly title: string;
  readonly alt: string;
  readonly rows: readonly {
    readonly label: string;
    readonly value: string;
    readonly note?: string;
  }[];
  readonly action?: string;
  /** The color mode the panel shows; the page's mode if undefined. */
  readonly theme?: "light" | "dark";
};

/** A form of the app as text: numbered rows, with the same numbers explained beside it. */
export function MockPanel({ title, alt, rows, action, theme }: MockPanelProps): ReactNode {
  return (
    <div className={styles.mock}>
      <figure>
        <div className={styles.panel} data-theme={theme}>
          <p className={styles.title}>{title}</p>
          <ol className={styles.rows}>
            {rows.map(({ label, value }) => (
              <li className={styles.row} key={label + value}>
                <span>{label}</span>
                <b>{value}</b>
              </li>
            ))}
          </ol>
          {action && <p className={styles.action}>{action}</p>}
        </div>
        <figcaption className={styles.alt}>{alt}</figcaption>
      </figure>
      <ol>
        {rows.map(({ label, value, note }) => (
          <li key={label + value}>
            <b>{label}</b>
            {note && `: ${note}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
