import { z } from "zod";
import { cell, text } from "../../../domain/componentProps";
import { staticComponent } from "../define";

/** A formula with its name, its reading in plain words and its symbols, which the build adds to its content as MathML. */
export const Formula = staticComponent({
  props: {
    label: cell.optional(),
    read: text,
    vars: z.array(z.strictObject({ sym: text, meaning: text })).optional(),
  },
  render: ({ label, read }, { children }) => (
    <figure className="formula">
      {label && (
        <p className="formula-label">
          <b>{label}</b>
        </p>
      )}
      {children}
      <figcaption className="formula-read">
        <b>In words:</b> {read}
      </figcaption>
    </figure>
  ),
});

/** Inputs, steps and result of a calculation that readers can follow. */
export const WorkedExample = staticComponent({
  props: { title: text, inputs: z.array(z.tuple([text, text])).default([]), result: text },
  render: ({ title, inputs, result }, { children }) => (
    <section className="worked-example" aria-label={`Worked example: ${title}`}>
      <p className="formula-label">
        <b>Worked example: {title}</b>
      </p>
      {inputs.length > 0 && (
        <dl className="example-inputs">
          {inputs.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <p className="example-result">
        <b>Result:</b> {result}
      </p>
    </section>
  ),
});
