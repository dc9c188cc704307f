import type { ReactNode } from "react";
import { DocumentTree } from "../../../components/DocumentTree";
import type { Calculator } from "../../calculators/definition";
import { type Evaluation, firstError } from "../../calculators/evaluate";
import { dataTable } from "../../plots/dataTable";
import * as styles from "./Calculator.module.css";

type CalculatorResultProps = Evaluation & { readonly calculator: Calculator };

/** The answer, announced with its warning and the first error when it changes, and the values behind it. */
export function CalculatorResult({ result, errors, calculator }: CalculatorResultProps): ReactNode {
  const inputError = firstError(calculator, errors);
  return (
    <div className={styles.result}>
      <div role="status" aria-live="polite">
        <p className={styles.answer}>
          {result?.sentence ?? errors[""] ?? "Correct the marked input to see the result."}
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
