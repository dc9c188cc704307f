import type { ReactNode } from "react";
import * as styles from "./Formula.module.css";

type MathBlockProps = {
  readonly display?: boolean;
  /** True for an inline formula that may not fit into a narrow window. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
};

/** A formula as MathML; display formulas, and wide inline ones, scroll inside their own box. */
function MathBlock({ display = false, wide = false, children }: MathBlockProps): ReactNode {
  if (!display && !wide) return children;
  const Box = display ? "div" : "span";
  return (
    <Box
      className={`scroll-x ${display ? styles.math : styles.inline}`}
      role="group"
      aria-label="Formula"
      tabIndex={0}
    >
      {children}
    </Box>
  );
}

type FormulaProps = {
  readonly label?: string;
  readonly read: string;
  readonly children?: ReactNode;
};

/** A formula with its name, its reading in plain words and its symbols. */
export function Formula({ label, read, children }: FormulaProps): ReactNode {
  return (
    <figure className={styles.formula}>
      {label && <p className={styles.label}>{label}</p>}
      {children}
      <figcaption className={styles.read}>
        <b>In words:</b> {read}
      </figcaption>
    </figure>
  );
}

type WorkedExampleProps = {
  readonly title: string;
  readonly inputs?: readonly (readonly [string, string])[];
  readonly result: string;
  readonly children?: ReactNode;
};

/** Inputs, steps and result of a calculation that readers can follow. */
export function WorkedExample({
  title,
  inputs = [],
  result,
  children,
}: WorkedExampleProps): ReactNode {
  return (
    <section className={styles.example} aria-label={`Worked example: ${title}`}>
      <p className={styles.label}>Worked example: {title}</p>
      {inputs.length > 0 && (
        <dl className={styles.inputs}>
          {inputs.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <p className={styles.result}>
        <b>Result:</b> {result}
      </p>
    </section>
  );
}

export { MathBlock as Math };
