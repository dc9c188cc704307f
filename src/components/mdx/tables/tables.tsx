import { z } from "zod";
import { cell, flag, text } from "../../../domain/componentProps";
import { staticComponent } from "../define";
import { Fields } from "./markup";

/** A parameter of an endpoint or a function, or a field of a response, as authors write it. */
export const PARAM = {
  name: text,
  type: text,
  required: flag.optional(),
  default: cell.optional(),
  description: text,
};

export const ParamTable = staticComponent({
  props: { caption: text, rows: z.array(z.strictObject(PARAM)) },
  allowedChildren: [],
  render: (table) => <Fields {...table} />,
});
