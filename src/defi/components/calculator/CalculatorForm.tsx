import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { CalculatorKind, Subject } from "../../calculators/calculators";
import type { Calculator } from "../../calculators/definition";
import { evaluate, type RawRows } from "../../calculators/evaluate";
import { sendPosition } from "../../plotPosition";
import * as styles from "./Calculator.module.css";
import { CalculatorResult } from "./CalculatorResult";
import { FieldInput } from "./FieldInput";
import { RowsInput } from "./RowsInput";
import { useCalculatorInputs } from "./useCalculatorInputs";

export type CalculatorProps = {
  readonly kind: CalculatorKind;
  readonly subject: Subject;
  /** Identifies the calculator in the address when a page has two of the same kind. */
  readonly id?: string;
  /** The page's own inputs in place of the initial ones. */
  readonly defaults?: Readonly<Record<string, string>>;
  readonly compact?: boolean;
  /** Title and answer for the default inputs, computed by the build. */
  readonly title: string;
  readonly answer: string;
};

/** The frame of every calculator: inputs, presets, reset, link, result. */
export function CalculatorForm({
  calculator,
  kind,
  id = kind,
  defaults,
  compact = false,
}: CalculatorProps & { readonly calculator: Calculator }): ReactNode {
  const { inputs, ready, change, reset, link, isLinkWhole } = useCalculatorInputs(
    calculator,
    id,
    defaults,
  );
  const { errors, result, x } = evaluate(calculator, inputs);
  const plot = calculator.plot?.id;
  const opened = useRef(x);
  useEffect(() => {
    if (plot === undefined || x === undefined || x === opened.current) return;
    opened.current = undefined; // choosing the first inputs again counts as a choice, too
    sendPosition({ plot, x });
  }, [plot, x]);
  const titleId = useId();
  return (
    <section
      className={compact ? `${styles.calculator} ${styles.compact}` : styles.calculator}
      id={`calculator-${id}`}
      aria-labelledby={titleId}
      data-live={ready ? "" : "awaited"}
    >
      <p className={styles.title} id={titleId}>
        Calculator: {calculator.title}
        {!ready && <span className="spinner awaited" data-spinner="" />}
      </p>
      {/* A form of the dialog method that is not in a dialog sends nothing, with or without JavaScript. */}
      <form method="dialog" onSubmit={(event) => event.preventDefault()} noValidate>
        <fieldset className={styles.inputs} disabled={!ready}>
          <legend className="visually-hidden">Inputs</legend>
          {calculator.presets && (
            <div className={styles.presets} role="group" aria-label="Examples">
              {Object.entries(calculator.presets).map(([label, preset]) => (
                <button
                  key={label}
                  type="button"
                  className={styles.button}
                  onClick={() => change({ ...inputs, ...preset })}
                >
                  {label}
                </button>
              ))}
            </div>
          )}
          {Object.entries(calculator.fields).map(([name, field]) => {
            const raw = inputs[name];
            const onChange = (value: string | RawRows) => change({ ...inputs, [name]: value });
            if ("cells" in field) {
              const rows = Array.isArray(raw) ? raw : [];
              return <RowsInput key={name} {...{ name, field, rows, errors, onChange }} />;
            }
            const value = typeof raw === "string" ? raw : "";
            return <FieldInput key={name} {...{ field, value, error: errors[name], onChange }} />;
          })}
        </fieldset>
        <CalculatorResult result={result} errors={errors} calculator={calculator} />
        <fieldset className={styles.actions} disabled={!ready} data-print="hide">
          <legend className="visually-hidden">Actions</legend>
          <button type="button" className={styles.button} onClick={reset}>
            Reset
          </button>
          <CopyLink link={link} isWhole={isLinkWhole} />
        </fieldset>
        <noscript>
          <p className={styles.note}>
            Without JavaScript the inputs stay as they are; the result is that of the worked
            example.
          </p>
        </noscript>
      </form>
    </section>
  );
}

type CopyLinkProps = { readonly link: () => string; readonly isWhole: boolean };

function CopyLink({ link, isWhole }: CopyLinkProps): ReactNode {
  const [message, setMessage] = useState("");
  const copy = async () => {
    setMessage(""); // the same message is announced again only after an empty one
    try {
      await navigator.clipboard.writeText(link());
      setMessage(isWhole ? "Link copied" : "Link copied, without the text that you typed");
    } catch {
      setMessage("Copying was refused: the address of this page holds your inputs.");
    }
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={copy}>
        Copy link to this result
      </button>
      <span className={styles.note} role="status">
        {message}
      </span>
    </>
  );
}
