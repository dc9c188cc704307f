import { text } from "../../../domain/componentProps";
import { staticComponent } from "../define";

/** A numbered task. */
export const Steps = staticComponent({
  props: {},
  allowedChildren: ["Step"],
  render: (_, { children }) => <ol className="steps">{children}</ol>,
});

/** One step: what to do, and what the reader should now see. */
export const Step = staticComponent({
  props: { title: text, result: text.optional() },
  render: ({ title, result }, { children }) => (
    <li className="step">
      <p className="step-title">
        <b>{title}</b>
      </p>
      {children}
      {result && (
        <p className="step-result">
          <b>Result:</b> {result}
        </p>
      )}
    </li>
  ),
});
