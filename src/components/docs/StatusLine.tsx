import type { ReactNode } from "react";
import * as styles from "./StatusLine.module.css";
import { DOCS_TEXTS } from "./texts";

type StatusLineProps = {
  readonly status: string | null;
  /** Number of values to name that the site's owner has not confirmed yet. */
  readonly examples: number;
};

/** The state of what the page describes, with its explanation to open, and the number of its example values. */
export function StatusLine({ status, examples }: StatusLineProps): ReactNode {
  const state = status === "planned" || status === "testnet" ? DOCS_TEXTS.status[status] : null;
  if (!state && examples === 0) return null;
  return (
    <div className={styles.status}>
      {state && (
        <details data-dropdown>
          <summary className={styles.badge} title={state.text}>
            {state.label}
          </summary>
          <span className={styles.text}>{state.text}</span>
        </details>
      )}
      {examples > 0 && <span>{DOCS_TEXTS.examples(examples)}</span>}
    </div>
  );
}
