import { z } from "zod";
import { cell, flag, text } from "../../../domain/componentProps";
import { staticComponent } from "../define";
import { InlineCode } from "../InlineCode";
import { CaptionedTable, Fields, RowsTable } from "./markup";

export const CompareTable = staticComponent({
  props: { caption: text, columns: z.array(cell), rows: z.array(z.array(cell)) },
  holds: [],
  render: (table, { page, line }) => {
    const count = table.columns.length;
    for (const row of table.rows)
      if (row.length !== count)
        page.warn(
          line,
          `The row "${row.join(" | ").slice(0, 60)}" of <CompareTable> does not have one cell for each of its ${count} columns.`,
          "Give each row one cell for each column.",
        );
    return <RowsTable {...table} />;
  },
});

/** A parameter of an endpoint or a function, or a field of an answer, as authors write it. */
export const PARAM = {
  name: text,
  type: text,
  required: flag.optional(),
  default: cell.optional(),
  description: text,
};

export const ParamTable = staticComponent({
  props: { caption: text, rows: z.array(z.strictObject(PARAM)) },
  holds: [],
  render: (table) => <Fields {...table} />,
});

/** Dated changes, newest first as written. */
export const Changelog = staticComponent({
  props: { rows: z.array(z.strictObject({ date: text, change: text })) },
  holds: [],
  render: ({ rows }) => (
    <CaptionedTable caption="Changes" columns={["Date", "Change"]}>
      {rows.map(({ date, change }) => (
        <tr key={date + change}>
          <th scope="row">
            <time dateTime={date}>{date}</time>
          </th>
          <td>
            <InlineCode text={change} />
          </td>
        </tr>
      ))}
    </CaptionedTable>
  ),
});
