import { z } from "zod";
import { cell, oneOf, text } from "../../../domain/componentProps";
import { staticComponent } from "../define";

/** A form of the app as text: numbered rows, with the same numbers explained beside it. */
export const MockPanel = staticComponent({
  props: {
    title: text,
    alt: text,
    rows: z.array(z.strictObject({ label: text, value: cell, note: cell.optional() })),
    action: cell.optional(),
    /** The color mode the panel shows; the page's mode if undefined. */
    theme: oneOf("light", "dark").optional(),
  },
  allowedChildren: [],
  render: ({ title, alt, rows, action, theme }) => (
    <div className="mock">
      <figure>
        <div className="mock-panel" data-theme={theme}>
          <p className="mock-title">
            <b>{title}</b>
          </p>
          <ol className="mock-rows">
            {rows.map(({ label, value }) => (
              <li className="mock-row" key={label + value}>
                <span>{label}</span> <b>{value}</b>
              </li>
            ))}
          </ol>
          {action && <p className="mock-action">{action}</p>}
        </div>
        <figcaption className="mock-alt">{alt}</figcaption>
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
  ),
});
