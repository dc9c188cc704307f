import type { ReactNode } from "react";
import * as styles from "./Dropdown.module.css";

type DropdownProps = {
  /** What the button shows. */
  readonly label: ReactNode;
  /** Accessible name of the button, if it differs. */
  readonly name?: string;
  /** List items with links. */
  readonly children: ReactNode;
};

/** A native disclosure with a list of links. Escape or a click outside closes it. */
export function Dropdown({ label, name, children }: DropdownProps): ReactNode {
  return (
    <details className={styles.menu} data-dropdown="">
      <summary className={styles.button} aria-label={name}>
        {label}
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  );
}
