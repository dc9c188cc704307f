import type { ReactNode } from "react";
import { DocumentTree } from "../../../components/DocumentTree";
import type { Result } from "../../calculators/definition";
import { dataTable } from "../../plots/dataTable";
import * as styles from "./Calculator.module.css";

type CalculatorResultProps = {
  readonly result: Result | undefined;
  readonly error: string | undefined;
  /** The first input with an error, and the error; shown at the field as well. */
  readonly inputError: string | undefined;
};

/** The answer, announced with its warning when it changes, and the values behind it. */
export function CalculatorResult({ result, error, inputError }: CalculatorResultProps): ReactNode {
  return (
    <div className={styles.result}>
      <div role="status" aria-live="polite">
        <p className={styles.answer}>
          {result?.sentence ?? error ?? "Correct the marked input to see the result."}
        </p>
        {result?.warning && <p className={styles.warning}>Warning: {result.warning}</p>}
        {inputError && <p className="visually-hidden">{inputError}</p>}
      </div>
      {result?.rows && (
        <dl className={styles.figures}>
          {Object.entries(result.rows).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {result?.table && <DocumentTree nodes={[dataTable(result.table)]} />}
      {Object.entries(result?.code ?? {}).map(([label, text]) => (
        <figure key={label} className={styles.snippet}>
          <figcaption>{label}</figcaption>
          <pre className="scroll-x" role="group" aria-label={`Code: ${label}`} tabIndex={0}>
            <code>{text}</code>
          </pre>
        </figure>
      ))}
    </div>
  );
}
