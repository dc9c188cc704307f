import { z } from "zod";
import { text } from "../../../domain/componentProps";
import { staticComponent } from "../define";

/** A color that can be drawn. */
const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Colors as they look, each with its name and its value to copy. */
export const Swatches = staticComponent({
  props: { items: z.array(z.strictObject({ name: text, hex: text })) },
  holds: [],
  render: ({ items }, { page, line }) => {
    for (const { name, hex } of items)
      if (!HEX.test(hex))
        page.report(
          line,
          `The color "${hex}" of "${name}" in <Swatches> is not in hexadecimal.`,
          "Write # and three or six digits, such as #155e9f.",
        );
    return (
      <ul className="swatches">
        {items.map(({ name, hex }) => (
          <li className="swatch" key={`${name} ${hex}`}>
            <svg className="swatch-color" aria-hidden="true">
              <rect width="100%" height="100%" fill={hex} />
            </svg>
            <span className="swatch-name">{name}</span> <code>{hex}</code>
          </li>
        ))}
      </ul>
    );
  },
});
