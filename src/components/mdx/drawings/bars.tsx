import { z } from "zod";
import { cell, number, text } from "../../../domain/componentProps";
import { staticComponent } from "../define";

const WIDTH = 100;

/** Labelled bars with their values; the numbers are text, so nothing depends on the picture. */
export const Bars = staticComponent({
  props: {
    caption: cell.optional(),
    alt: text,
    unit: cell.default(""),
    rows: z.array(z.strictObject({ label: text, value: number, display: cell.optional() })),
  },
  allowedChildren: [],
  render: ({ caption, alt, unit, rows }) => {
    const sizes = rows.map(({ value }) => Math.abs(value));
    const sum = sizes.reduce((total, size) => total + size, 0);
    // The value that fills the track: 100 for shares that add up to 100 %, or else the largest.
    const full = unit === "%" && Math.abs(sum - 100) < 0.5 ? 100 : Math.max(...sizes) || 1;
    const suffix = unit === "%" || unit === "" ? unit : ` ${unit}`;
    return (
      <figure className="bars">
        <dl>
          {rows.map(({ label, value, display }) => (
            <div className="bar-row" key={`${label} ${value}`}>
              <dt>{label}</dt>
              <dd>
                <svg
                  className="bar"
                  viewBox={`0 0 ${WIDTH} 10`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={(Math.abs(value) / full) * WIDTH} height="10" />
                </svg>
                {display ?? `${value.toLocaleString("en")}${suffix}`}
              </dd>
            </div>
          ))}
        </dl>
        <figcaption className="drawing-caption">{caption ? `${caption} ${alt}` : alt}</figcaption>
      </figure>
    );
  },
});
