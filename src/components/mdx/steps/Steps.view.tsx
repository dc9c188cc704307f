import type { ReactNode } from "react";
import * as styles from "./Steps.module.css";

/** A numbered task. */
export function Steps({ children }: { readonly children?: ReactNode }): ReactNode {
  return <ol className={styles.steps}>{children}</ol>;
}

type StepProps = {
  readonly title: string;
  readonly result?: string;
  readonly children?: ReactNode;
};

/** One step: what to do, and what the reader should now see. */
export function Step({ title, result, children }: StepProps): ReactNode {
  return (
    <li className={styles.step}>
      <p className={styles.title}>{title}</p>
      {children}
      {result && (
        <p className={styles.result}>
          <b>Result:</b> {result}
        </p>
      )}
    </li>
  );
}
